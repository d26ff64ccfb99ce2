import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.server.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Queue, QueueTerms } from '../../platform/jobs.server.ts'
import type { Person } from '../../platform/person.ts'
import { addRecordIn } from '../drafts/add-record.server.ts'
import { readAuthor } from '../drafts/read-author.server.ts'
import { readDraft } from '../drafts/read-draft.server.ts'
import { saveIn } from '../drafts/save-draft.server.ts'
import type { ReleaseDesk } from '../releases/release-desk.ts'
import { mayHandle } from '../rights.ts'
import { mayImport } from './add-import.server.ts'
import type { ImportState, RowOutcome } from './import.ts'
import { makeMark } from './make-mark.server.ts'
import { type Import, type ImportRow, tableImportRows, tableImports } from './tables.ts'
import { withdrawRow } from './withdraw-row.server.ts'

export const runImportQueue: QueueTerms = { name: 'run-import', retryLimit: 20, retryDelaySeconds: 2 }

export type RunRefusal =
  | 'unknown-import'
  | 'not-yours'
  | 'not-allowed'
  | 'nothing-to-take'
  | 'has-refused'
  | 'not-taken'
export type RunBegun = { ok: true; count: number; refused: number } | { ok: false; reason: RunRefusal }
type Desk = Pick<ReleaseDesk, 'pool' | 'jobs'>

/** Takes the rows over that can be. Those that cannot stay away, and whoever presses has said so. */
export function takeImport(
  { pool, jobs }: Desk,
  person: Person,
  id: string,
  { isGoodOnly }: { isGoodOnly: boolean },
  now: Date,
): Promise<RunBegun> {
  return transaction<RunBegun>(pool, async tx => {
    const one = await lockImport(tx, id)
    if (!one) return { ok: false, reason: 'unknown-import' }
    if (one.madeById !== person.id) return { ok: false, reason: 'not-yours' }
    if (!mayImport(person, one.kind)) return { ok: false, reason: 'not-allowed' }
    const rows = await countRows(tx, id)
    const good = rows.new + rows.changed
    // The other tab has pressed already: this is the same import.
    if (one.state !== 'checked') return { ok: true, count: good, refused: rows.refused }
    if (good === 0) return { ok: false, reason: 'nothing-to-take' }
    if (rows.refused > 0 && !isGoodOnly) return { ok: false, reason: 'has-refused' }
    await begin(tx, jobs, id, 'taking', person, now)
    return { ok: true, count: good, refused: rows.refused }
  })
}

/** All of it is taken back, row by row; what somebody has written since stays. */
export function withdrawImport(
  { pool, jobs }: Desk,
  person: Person,
  id: string,
  now: Date,
): Promise<RunBegun> {
  return transaction<RunBegun>(pool, async tx => {
    const one = await lockImport(tx, id)
    if (!one) return { ok: false, reason: 'unknown-import' }
    if (!mayWithdraw(person, one)) return { ok: false, reason: 'not-yours' }
    if (one.state === 'checked' || one.state === 'taking') return { ok: false, reason: 'not-taken' }
    const [taken] = await tx
      .select({ count: count() })
      .from(tableImportRows)
      .where(and(eq(tableImportRows.importId, id), eq(tableImportRows.outcome, 'taken')))
    if (one.state === 'taken') await begin(tx, jobs, id, 'undoing', person, now)
    return { ok: true, count: taken?.count ?? 0, refused: 0 }
  })
}

/** Whoever has brought it, and whoever may put anything of the kind away. */
export function mayWithdraw(person: Person, { kind, madeById }: Pick<Import, 'kind' | 'madeById'>): boolean {
  if (!mayImport(person, kind)) return false
  return madeById === person.id || mayHandle(person, { kind, action: 'trash' })
}

async function begin(tx: Tx, jobs: Desk['jobs'], id: string, state: ImportState, person: Person, now: Date) {
  const by = { runById: person.id, runByName: person.name, runAt: now }
  await tx
    .update(tableImports)
    .set({ state, ...by })
    .where(eq(tableImports.id, id))
  await jobs.enqueue(tx, runImportQueue.name, { importId: id })
}

export async function lockImport(tx: Tx, id: string): Promise<Import | null> {
  const [one] = await tx.select().from(tableImports).where(eq(tableImports.id, id)).for('update')
  return one ?? null
}

async function countRows(tx: Tx, id: string) {
  const rows = await tx
    .select({ verdict: tableImportRows.verdict, count: count() })
    .from(tableImportRows)
    .where(eq(tableImportRows.importId, id))
    .groupBy(tableImportRows.verdict)
  const of = (verdict: string) => rows.find(row => row.verdict === verdict)?.count ?? 0
  return { new: of('new'), changed: of('changed'), refused: of('refused') }
}

/** The job: rows one after the other, each in a transaction of its own; whoever goes on goes on where it stopped. */
export function runImportJob(pool: pg.Pool, clock: Clock): Queue<{ importId: string }> {
  return { ...runImportQueue, work: ({ importId }) => runImport(pool, importId, clock) }
}

export async function runImport(pool: pg.Pool, id: string, clock: Pick<Clock, 'now'>): Promise<void> {
  while (await transaction(pool, tx => runNext(tx, id, clock.now())));
}

/** One row; false where none is left. */
async function runNext(tx: Tx, id: string, now: Date): Promise<boolean> {
  // Held while a row is written: two processes at one import take turns.
  const one = await lockImport(tx, id)
  if (one?.state !== 'taking' && one?.state !== 'undoing') return false
  const isTaking = one.state === 'taking'
  const [row] = await tx
    .select()
    .from(tableImportRows)
    .where(
      and(
        eq(tableImportRows.importId, id),
        isTaking
          ? and(inArray(tableImportRows.verdict, ['new', 'changed']), isNull(tableImportRows.outcome))
          : eq(tableImportRows.outcome, 'taken'),
      ),
    )
    .orderBy(isTaking ? asc(tableImportRows.place) : desc(tableImportRows.place))
    .limit(1)
  if (!row) {
    await tx
      .update(tableImports)
      .set({ state: isTaking ? 'taken' : 'undone' })
      .where(eq(tableImports.id, id))
    return false
  }
  const person = await readAuthor(tx, one.runById ?? '')
  const became = !person
    ? { outcome: isTaking ? ('refused' as const) : ('left' as const), reason: 'not-allowed' }
    : isTaking
      ? await takeRow(tx, one, row, person, now)
      : await withdrawRow(tx, one, row, person, now)
  await tx
    .update(tableImportRows)
    .set(became)
    .where(and(eq(tableImportRows.importId, id), eq(tableImportRows.place, row.place)))
  return true
}

type Became = { outcome: RowOutcome; reason: string | null }

async function takeRow(
  tx: Tx,
  { kind, editionId }: Import,
  row: ImportRow,
  person: Person,
  now: Date,
): Promise<Became> {
  const { key } = row
  const refused = (reason: string): Became => ({ outcome: 'refused', reason })
  const draft = await readDraft(tx, kind, key, { isLocked: true })
  if (makeMark(kind, draft?.record ?? null) !== row.mark)
    return refused(draft ? 'changed-since' : 'unknown-record')
  if (!mayImport(person, kind)) return refused('not-allowed')
  // Whatever is refused from here on leaves nothing behind.
  await tx.execute('savepoint one_row')
  if (row.verdict === 'new') {
    if (!mayHandle(person, { kind, action: 'create' })) return refused('no-new')
    const added = await addRecordIn(tx, person, { kind, key, editionId }, now)
    if (!added.ok) return refused(added.reason)
  }
  const saved = await saveIn(tx, person, { kind, key }, { id: row.editId, changes: row.changes }, now)
  if (saved.ok && saved.conflicts.length === 0) return { outcome: 'taken', reason: null }
  await tx.execute('rollback to savepoint one_row')
  return refused(saved.ok ? 'conflict' : saved.reason)
}

/** The id of an import as an address says it, or one that none has. */
export function importIdIn(text: string | undefined): string {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text ?? '') ? (text ?? '') : nobodys
}

const nobodys = '00000000-0000-4000-8000-000000000000'
