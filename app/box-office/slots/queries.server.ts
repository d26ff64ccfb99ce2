import type { Db } from '../../platform/database/transaction.server.ts'
import { slots } from './tables.ts'

/** How many places each slot has left, by its id. */
export type Places = Record<string, number>

export async function placesNow(db: Db): Promise<Places> {
  const rows = await db.select().from(slots)
  return Object.fromEntries(
    rows.map(({ id, capacity, taken, calledOffAt, closedAt }) => [
      id,
      calledOffAt || closedAt ? 0 : capacity - taken,
    ]),
  )
}
