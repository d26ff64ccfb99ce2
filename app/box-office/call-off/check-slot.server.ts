import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { canBeCalledOff } from '../catalogue/products.ts'
import { slots } from '../slots/tables.ts'

/** Why this slot cannot be called off; null when it can. */
export async function slotToCallOff(
  db: Db,
  slotId: string,
  now: Date,
): Promise<'unknown-slot' | 'only-departures' | 'already-off' | 'not-possible' | null> {
  const [slot] = await db.select().from(slots).where(eq(slots.id, slotId))
  if (!slot) return 'unknown-slot'
  if (!canBeCalledOff(slot.kind)) return 'only-departures'
  if (slot.calledOffAt) return 'already-off'
  return slot.startsAt <= now ? 'not-possible' : null
}
