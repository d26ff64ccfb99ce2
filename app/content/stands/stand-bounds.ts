/** Between what a stand may cost and measure; the database holds the same (`tables.ts`). Participation begins at 200,000 roubles. */
export const standBounds = {
  priceKopecks: { least: 200_000_00, most: 5_000_000_00 },
  areaM2: { least: 1, most: 200 },
  openSides: { least: 1, most: 4 },
}
