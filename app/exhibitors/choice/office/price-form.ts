import { standBounds } from '../../../content/stands/stand-bounds.ts'
import { readRoubles } from '../../../platform/money.ts'

/** What has a price that two people change: a stand, a thing of the catalogue. */
export type Priced = 'stand' | 'equipment'
export type PriceFault = 'wrong-price' | 'below-least' | 'above-most'
export type ReadPrice = { ok: true; kopecks: number } | { ok: false; reason: PriceFault }

export const priceBounds: Record<Priced, { least: number; most: number }> = {
  stand: standBounds.priceKopecks,
  equipment: { least: 1, most: 1_000_000_00 },
}

/** A price as somebody typed it, in roubles, or what is wrong with it. */
export function priceIn(text: string, priced: Priced): ReadPrice {
  const kopecks = readRoubles(text)
  const { least, most } = priceBounds[priced]
  // More digits than any price here has: a number all the same.
  if (kopecks === null && /^\d{8,30}(?:[.,]\d{1,2})?$/.test(text.replace(/\s/g, '')))
    return { ok: false, reason: 'above-most' }
  if (kopecks === null || kopecks === 0) return { ok: false, reason: 'wrong-price' }
  if (kopecks < least) return { ok: false, reason: 'below-least' }
  return kopecks > most ? { ok: false, reason: 'above-most' } : { ok: true, kopecks }
}
