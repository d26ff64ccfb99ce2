import { eq } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { slotNameIn } from './slot-name.ts'
import { slots } from './tables.ts'

/** How many places each slot of the fair on show has left, by the name it is asked for. */
export type Places = Record<string, number>

export async function placesNow(db: Db, edition: Pick<Edition, 'id'>): Promise<Places> {
  const rows = await db.select().from(slots).where(eq(slots.editionId, edition.id))
  return Object.fromEntries(
    rows.map(({ id, capacity, taken, calledOffAt, closedAt }) => [
      slotNameIn(edition, id),
      calledOffAt || closedAt ? 0 : capacity - taken,
    ]),
  )
}
