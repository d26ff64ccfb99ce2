/** What the catalogue says of passes: so many come with every stand, so many may there be at all. */
export type PassTerms = { included: number; mostPerStand: number; ordered: number; areaM2: number }

const largeFromM2 = 6
const metresForOneMore = 6

/**
 * How many people may work on a stand: what comes with every stand, one more for each full 6 m² above 6 m², and what was
 * ordered besides; never more than a stand may have.
 */
export function passesAllowed({ included, mostPerStand, ordered, areaM2 }: PassTerms): number {
  const forArea = Math.floor(Math.max(0, areaM2 - largeFromM2) / metresForOneMore)
  return Math.min(included + forArea + ordered, Math.max(mostPerStand, included + forArea))
}

export const nameLength = 120

/** One name a line. */
export function namesIn(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
}
