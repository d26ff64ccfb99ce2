/** What an exhibitor pays for: the stand at the price it was taken at, and what was ordered for it. */
export type PriceLine = {
  kind: 'stand' | 'included' | 'equipment'
  /** The stand's code, or the slug of the thing. */
  what: string
  quantity: number
  unitKopecks: number
  sumKopecks: number
}

export type PricedItem = {
  slug: string
  priceKopecks: number
  /** So many come with every stand. */
  included: number
  /** So many were ordered on top of them. */
  quantity: number
}

/** The lines in the order of the catalogue, and their sum. What comes with the stand is named and costs nothing. */
export function standPrice(
  stand: { code: string; priceKopecks: number },
  items: readonly PricedItem[],
): { lines: PriceLine[]; totalKopecks: number } {
  const lines: PriceLine[] = [
    lineOf('stand', stand.code, 1, stand.priceKopecks),
    ...items
      .filter(({ included }) => included > 0)
      .map(item => lineOf('included', item.slug, item.included, 0)),
    ...items
      .filter(({ quantity }) => quantity !== 0)
      .map(item => lineOf('equipment', item.slug, item.quantity, item.priceKopecks)),
  ]
  return { lines, totalKopecks: lines.reduce((sum, { sumKopecks }) => sum + sumKopecks, 0) }
}

function lineOf(kind: PriceLine['kind'], what: string, quantity: number, unitKopecks: number): PriceLine {
  if (
    !Number.isSafeInteger(quantity) ||
    quantity < 0 ||
    !Number.isSafeInteger(unitKopecks) ||
    unitKopecks < 0
  )
    throw new Error(`${what}: ${quantity} × ${unitKopecks} is no sum of money`)
  return { kind, what, quantity, unitKopecks, sumKopecks: quantity * unitKopecks }
}
