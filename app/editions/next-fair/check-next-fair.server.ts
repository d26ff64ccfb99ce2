import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Edition } from '../edition.ts'
import { type SetValue, withValues } from '../edition-fields.ts'
import { readEditions } from '../read-editions.server.ts'
import { editionValues } from '../tables.ts'
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
  const rows = await readEditions(tx)
  // An edition made for that very fair before anybody announced it is no hindrance: it follows what is announced.
  const isWaiting = rows.some(({ id, shownFrom }) => id === fairId && (!shownFrom || shownFrom > now))
  const known = await editionsOfFair(tx, fairId)
  return known.every(id => isWaiting && id === fairId) ? null : { reason: 'fair-id-taken' }
}

/** The editions that speak of a fair of exhibitors, or ever did, or are called by the same name. */
export async function editionsOfFair(tx: Tx, fairId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: editionValues.editionId })
    .from(editionValues)
    .where(
      sql`${editionValues.editionId} = ${fairId} or ${editionValues.values} #>> '{exhibitors,fairId}' = ${fairId}`,
    )
  return rows.map(({ id }) => id)
}
