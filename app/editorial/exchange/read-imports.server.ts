import { and, asc, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { mayHandle } from '../rights.ts'
import { exchangedKinds } from './columns.ts'
import { exchangeBounds } from './exchange-bounds.ts'
import type { RowOutcome, Verdict } from './import.ts'
import { type Import, type ImportRow, tableImportRows, tableImports } from './tables.ts'

export type RowCounts = Record<Verdict | RowOutcome | 'refusedLater' | 'all', number>
export const rowsOnPage = 50
const shown = 30

/** The latest tables that somebody has sent; whoever may put things away sees everybody's. */
export async function readImports(
  db: Db,
  person: Person,
  now: Date,
): Promise<(Import & { counts: RowCounts })[]> {
  const all = exchangedKinds.filter(kind => mayHandle(person, { kind, action: 'trash' }))
  const own = eq(tableImports.madeById, person.id)
  const since = new Date(now.getTime() - exchangeBounds.keptDays * 86_400_000)
  const imports = await db
    .select()
    .from(tableImports)
    .where(
      and(
        gte(tableImports.madeAt, since),
        all.length > 0 ? sql`(${own} or ${inArray(tableImports.kind, all)})` : own,
      ),
    )
    .orderBy(desc(tableImports.madeAt), desc(tableImports.id))
    .limit(shown)
  const counts = await readCounts(
    db,
    imports.map(({ id }) => id),
  )
  return imports.map(one => ({ ...one, counts: counts(one.id) }))
}

/** One that this person may see. */
export async function readImport(
  db: Db,
  person: Person,
  id: string,
): Promise<(Import & { counts: RowCounts }) | null> {
  const [one] = await db.select().from(tableImports).where(eq(tableImports.id, id))
  if (!one) return null
  if (one.madeById !== person.id && !mayHandle(person, { kind: one.kind, action: 'trash' })) return null
  return { ...one, counts: (await readCounts(db, [id]))(id) }
}

async function readCounts(db: Db, ids: string[]): Promise<(id: string) => RowCounts> {
  const { importId, verdict, outcome } = tableImportRows
  const rows = ids.length
    ? await db
        .select({ importId, verdict, outcome, count: count() })
        .from(tableImportRows)
        .where(inArray(importId, ids))
        .groupBy(importId, verdict, outcome)
    : []
  return id => {
    const own = rows.filter(row => row.importId === id)
    const sum = (is: (row: (typeof own)[number]) => boolean) =>
      own.filter(is).reduce((all, row) => all + row.count, 0)
    const of = (name: Verdict) => sum(row => row.verdict === name)
    const became = (name: RowOutcome) => sum(row => row.outcome === name)
    return {
      all: sum(() => true),
      new: of('new'),
      changed: of('changed'),
      unchanged: of('unchanged'),
      refused: of('refused'),
      taken: became('taken'),
      undone: became('undone'),
      left: became('left'),
      refusedLater: became('refused'),
    }
  }
}

/** One page of its rows, of one verdict or of all. */
export function readRows(
  db: Db,
  importId: string,
  { verdict, page }: { verdict: Verdict | ''; page: number },
): Promise<ImportRow[]> {
  return db
    .select()
    .from(tableImportRows)
    .where(ofVerdict(importId, verdict))
    .orderBy(asc(tableImportRows.place))
    .limit(rowsOnPage)
    .offset((page - 1) * rowsOnPage)
}

function ofVerdict(importId: string, verdict: Verdict | ''): SQL | undefined {
  return and(
    eq(tableImportRows.importId, importId),
    verdict ? eq(tableImportRows.verdict, verdict) : undefined,
  )
}

/** The keys of what has come into drafts by it. */
export async function readTaken(db: Db, importId: string): Promise<string[]> {
  const rows = await db
    .select({ key: tableImportRows.key })
    .from(tableImportRows)
    .where(and(eq(tableImportRows.importId, importId), eq(tableImportRows.outcome, 'taken')))
    .orderBy(asc(tableImportRows.place))
  return rows.map(({ key }) => key)
}
