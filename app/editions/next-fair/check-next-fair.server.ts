import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import type { Edition } from '../edition.ts'
import { type SetValue, withValues } from '../edition-fields.ts'
import { editions, editionValues } from '../tables.ts'
import { announcementProblem } from './next-fair.ts'

/** Why an edition cannot announce that next fair as things are now. */
export async function whyNoNextFair(
  tx: Tx,
  values: Edition,
  set: readonly SetValue[],
  from: Date,
  now: Date,
): Promise<ReturnType<typeof announcementProblem>> {
  const problem = announcementProblem(values, set, from)
  if (problem) return problem
  const { fairId } = withValues(values, set).exhibitors
  // An edition made for that very fair before anybody announced it is no hindrance: it follows what is announced.
  const waiting = await findMadeFor(tx, fairId, now)
  const known = await editionsOfFair(tx, fairId)
  return known.every(id => id === waiting && id === fairId) ? null : { reason: 'fair-id-taken' }
}

/** The edition that was made for a fair of exhibitors and is not shown yet; one fair has one at most. */
export async function findMadeFor(db: Db, fairId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .selectDistinct({ id: editions.id })
    .from(editions)
    .innerJoin(editionValues, eq(editionValues.editionId, editions.id))
    .where(and(or(isNull(editions.shownFrom), gt(editions.shownFrom, now)), speaksOf(fairId)))
  return row?.id ?? null
}

/** The editions that speak of a fair of exhibitors, or ever did, or are called by the same name. */
export async function editionsOfFair(tx: Tx, fairId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: editionValues.editionId })
    .from(editionValues)
    .where(or(eq(editionValues.editionId, fairId), speaksOf(fairId)))
  return rows.map(({ id }) => id)
}

function speaksOf(fairId: string): SQL {
  return sql`${editionValues.values} #>> '{exhibitors,fairId}' = ${fairId}`
}
