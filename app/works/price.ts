import type { State } from './choice.ts'

/** What a work is sold for: nothing any more, a sum, or whatever its exhibitor says. */
export function priceOf({ mark, priceKopecks }: { mark: State; priceKopecks: number | null }) {
  if (mark === 'sold') return 'sold'
  return priceKopecks === null ? 'on-request' : priceKopecks / 100
}
