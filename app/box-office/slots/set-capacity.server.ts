import { and, eq, sql } from 'drizzle-orm'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { logOfficeChange } from '../ledger/add-ledger-entry.server.ts'
import { slots } from './tables.ts'

export type CapacitySet = 'set' | 'unknown-slot' | 'below-taken'
export const mostPlaces = 100_000

/** How many may come. Never fewer than have a place already: nobody is put out by a number. */
export function setCapacity(
  boxOffice: BoxOffice,
  slotId: string,
  capacity: number,
  actor: string,
  now: Date,
): Promise<CapacitySet> {
  return transaction<CapacitySet>(boxOffice.pool, async tx => {
    const [before] = await tx.select().from(slots).where(eq(slots.id, slotId)).for('update')
    if (!before) return 'unknown-slot'
    const { rowCount } = await tx
      .update(slots)
      .set({ capacity })
      .where(and(eq(slots.id, slotId), sql`${slots.taken} <= ${capacity}`))
    if (rowCount !== 1) return 'below-taken'
    const details = { from: before.capacity, to: capacity }
    await logOfficeChange(tx, 'capacity', slotId, { actor, reason: '', now }, details)
    return 'set'
  })
}
