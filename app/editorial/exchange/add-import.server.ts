import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { readNextNumber } from '../drafts/add-record.server.ts'
import { findMissingIn } from '../drafts/find-missing.server.ts'
import { readDrafts } from '../drafts/read-draft.server.ts'
import { contentDrafts } from '../drafts/tables.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { isOfOneFair, kinds } from '../kinds/kinds.ts'
import { mayEdit, mayOpenKind } from '../rights.ts'
import { isExchanged } from './columns.ts'
import { exchangeBounds } from './exchange-bounds.ts'
import type { FileProblem, JudgedRow } from './import.ts'
import { cellAt, type Judged, judgeRow } from './judge-row.ts'
import { makeMark } from './make-mark.server.ts'
import { readTable, type SentRow, type SentTable } from './read-table.server.ts'
import { tableImportRows, tableImports } from './tables.ts'

export type SentFile = { kind: KindName; fileName: string; bytes: Buffer; editionId?: string | null }
export type ImportAdded =
  | { ok: true; id: string; sha256: string; counts: Record<JudgedRow['verdict'], number> }
  | { ok: false; reason: FileProblem; what?: string }

/** A table that was sent, row by row beside what stands in the drafts. Nothing is written into them. */
export async function addImport(
  pool: pg.Pool,
  person: Person,
  { kind, fileName, bytes, editionId = null }: SentFile,
  now: Date,
): Promise<ImportAdded> {
  if (!mayImport(person, kind)) return { ok: false, reason: 'not-allowed' }
  const sent = await readTable(bytes, kind)
  if (!sent.ok) return sent
  const rows = await judgeRows(drizzle(pool), person, kind, sent.rows)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = {
    kind,
    sha256,
    fileName: plainName(fileName),
    format: sent.format,
    unknown: sent.unknown,
    editionId: isOfOneFair(kind) ? editionId : null,
  }
  const id = await transaction(pool, tx => keep(tx, person, file, rows, now))
  const count = (verdict: JudgedRow['verdict']) => rows.filter(row => row.verdict === verdict).length
  return {
    ok: true,
    id,
    sha256,
    counts: {
      new: count('new'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      refused: count('refused'),
    },
  }
}

/** Whoever may write anything of a kind may send a table of it; each row is asked for its own right. */
export function mayImport(person: Pick<Person, 'role'>, kind: KindName): boolean {
  const mayWrite = mayEdit(person, 'write') || mayEdit(person, 'translate')
  return mayWrite && mayOpenKind(person, kind) && isExchanged(kind)
}

const atOnce = 100

async function judgeRows(
  db: Db,
  person: Person,
  kind: KindName,
  sent: readonly SentRow[],
): Promise<JudgedRow[]> {
  const keys = [...new Set(sent.map(({ key }) => key).filter(key => key !== '' && key.length <= 80))]
  const drafts = new Map((await readDrafts(db, kind, keys)).map(draft => [draft.key, draft]))
  const nextNumber = kinds[kind].newKey === 'number' ? await readNextNumber(db, kind) : 0
  const rowsOf = Map.groupBy(sent, ({ key }) => key)
  const judged: Judged[] = []
  for (const [place, row] of sent.entries()) {
    // Others are served meanwhile.
    if (place % atOnce === atOnce - 1) await nextTurn()
    const twin = rowsOf.get(row.key)?.find(other => other !== row)?.place ?? null
    judged.push(judgeRow(row, { kind, person, draft: drafts.get(row.key) ?? null, twin, nextNumber }))
  }
  await findNowhere(db, kind, sent, judged)
  return judged.map(({ after, ...row }) => ({
    ...row,
    title: kinds[kind].titleOf(after, row.key),
    mark: makeMark(kind, drafts.get(row.key)?.record ?? null),
  }))
}

/** Pictures and records that are named and are nowhere, not even in a draft: such a row is refused. */
async function findNowhere(
  db: Db,
  kind: KindName,
  sent: readonly SentRow[],
  judged: Judged[],
): Promise<void> {
  const { fields } = kinds[kind]
  const asked = judged
    .map((row, place) => ({ row, place }))
    .filter(({ row }) => row.changes.length > 0)
    .map(({ row, place }) => {
      const names = new Set(row.changes.map(({ path }) => path.split('/')[0]))
      return { row, place, fields: fields.filter(({ name }) => names.has(name)), record: row.after }
    })
  const written = await db
    .select({ name: sql<string>`${contentDrafts.kind} || ':' || ${contentDrafts.key}` })
    .from(contentDrafts)
    .where(inArray(contentDrafts.kind, referredTo(kind)))
  const faults = await findMissingIn(db, asked, new Set(written.map(({ name }) => name)))
  for (const [at, { row, place }] of asked.entries()) {
    const from = sent[place]
    const found = faults[at] ?? []
    if (!from || found.length === 0) continue
    row.verdict = 'refused'
    row.changes = []
    row.problems = found
      .slice(0, 8)
      .map(({ path, label }) => ({ reason: 'nowhere', cell: cellAt(from, path, null), field: label }))
  }
}

function referredTo(kind: KindName): KindName[] {
  const fields = kinds[kind].fields.flatMap(field => (field.type === 'list' ? field.fields : [field]))
  return [kind, ...fields.flatMap(field => ('to' in field ? [field.to] : []))]
}

type KeptFile = Pick<Extract<SentTable, { ok: true }>, 'format' | 'unknown'> & {
  kind: KindName
  sha256: string
  fileName: string
  editionId: string | null
}

/** The same file of the same person, not taken over yet, is compared anew in its place. */
async function keep(
  tx: Tx,
  person: Person,
  file: KeptFile,
  rows: readonly JudgedRow[],
  now: Date,
): Promise<string> {
  const same = and(
    eq(tableImports.madeById, person.id),
    eq(tableImports.kind, file.kind),
    eq(tableImports.sha256, file.sha256),
    eq(tableImports.state, 'checked'),
  )
  // Two tabs at once wait for each other here.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`import:${person.id}`}))`)
  const [known] = await tx.select({ id: tableImports.id }).from(tableImports).where(same).for('update')
  const id = known?.id ?? randomUUID()
  const author = { madeById: person.id, madeByName: person.name, madeAt: now }
  if (known) {
    await tx.delete(tableImportRows).where(eq(tableImportRows.importId, id))
    await tx
      .update(tableImports)
      .set({ ...file, ...author })
      .where(eq(tableImports.id, id))
  } else await tx.insert(tableImports).values({ id, state: 'checked', ...file, ...author })
  for (let from = 0; from < rows.length; from += 500) {
    const batch = rows.slice(from, from + 500).map(row => ({ importId: id, editId: randomUUID(), ...row }))
    await tx.insert(tableImportRows).values(batch)
  }
  await forgetOldest(tx, person)
  return id
}

async function forgetOldest(tx: Tx, person: Person): Promise<void> {
  const own = and(eq(tableImports.madeById, person.id), eq(tableImports.state, 'checked'))
  const old = tx
    .select({ id: tableImports.id })
    .from(tableImports)
    .where(own)
    .orderBy(desc(tableImports.madeAt), desc(tableImports.id))
    .offset(exchangeBounds.waiting)
  await tx.delete(tableImports).where(inArray(tableImports.id, old))
}

/** The file's own name, without whatever folder or trick came with it. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return (
    last
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, 120) || '—'
  )
}
