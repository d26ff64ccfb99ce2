import type { Db } from '../platform/database.server.ts'
import type { Places } from './places-left.ts'
import { slots } from './tables.ts'

export async function placesNow(db: Db): Promise<Places> {
  const rows = await db.select().from(slots)
  return Object.fromEntries(
    rows.map(({ id, capacity, taken, calledOffAt, closedAt }) => [
      id,
      calledOffAt || closedAt ? 0 : capacity - taken,
    ]),
  )
}
