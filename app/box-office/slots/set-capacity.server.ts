import { eq } from 'drizzle-orm'
import type { Edition, TourType } from '../../editions/edition.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { tourProducts } from '../catalogue/products.ts'
import { logOfficeChange } from '../ledger/add-ledger-entry.server.ts'
import { slots } from './tables.ts'

export type CapacitySet = 'set' | 'unknown-slot' | 'below-taken' | 'above-rules' | 'already-off'
export const mostPlaces = 100_000

/** How many may come. Never fewer than have a place already: nobody is put out by a number. Nor more than the rules of a tour. */
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
    if (before.calledOffAt) return 'already-off'
    if (capacity < before.taken) return 'below-taken'
    if (capacity > mostFor(boxOffice.edition, before.kind)) return 'above-rules'
    await tx.update(slots).set({ capacity }).where(eq(slots.id, slotId))
    const details = { from: before.capacity, to: capacity }
    await logOfficeChange(tx, 'capacity', slotId, { actor, reason: '', now }, details)
    return 'set'
  })
}

/** A tour takes as many as one guide may lead, and one that is sold whole is one place. */
export function mostFor(edition: Edition, kind: (typeof slots.$inferSelect)['kind']): number {
  const tour = tourProducts().find(({ type }) => type === kind)
  if (!tour) return mostPlaces
  return tour.product.isSoldWhole ? 1 : edition.tours[kind as TourType].maxPeople
}

/** A number of places as it is typed: digits and nothing else, or it is none. */
export function typedPlaces(typed: string | undefined): number | null {
  const text = (typed ?? '').trim()
  const places = /^\d{1,6}$/.test(text) ? Number(text) : null
  return places !== null && places <= mostPlaces ? places : null
}
