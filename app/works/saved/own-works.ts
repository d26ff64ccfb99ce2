import type { KeptWork, KeptWorks } from '../../my-works/kept-works.ts'
import type { HungWork, HungWorks } from './read-hung-works.server.ts'

export type Order = 'time' | 'stand'

/** What was saved last comes first, or stand after stand; what no longer hangs here comes last of all. */
export function sortedWorks(
  works: KeptWorks,
  data: Pick<HungWorks, 'fair' | 'works'>,
  order: Order,
): { kept: KeptWork; hung: HungWork | null }[] {
  const rows = works.toReversed().map(kept => ({ kept, hung: hungWork(kept, data) }))
  if (order === 'time') return rows
  return rows.toSorted(
    ({ hung: one }, { hung: other }) =>
      Number(one === null) - Number(other === null) ||
      (one?.shown.stand ?? '').localeCompare(other?.shown.stand ?? '') ||
      (one?.number ?? '').localeCompare(other?.number ?? '', 'en', { numeric: true }),
  )
}

/** What all that can be had would cost together, as far as their prices are known. */
export function totalOf(works: KeptWorks, data: Pick<HungWorks, 'fair' | 'works'>) {
  const free = works.flatMap(kept => {
    const hung = hungWork(kept, data)
    return hung?.mark === 'free' ? [hung] : []
  })
  return {
    kopecks: free.reduce((sum, { priceKopecks }) => sum + (priceKopecks ?? 0), 0),
    unknown: free.filter(({ priceKopecks }) => priceKopecks === null).length,
  }
}

/** The work on its wall; a number of another fair is another work. */
export function hungWork(
  { fair, number }: KeptWork,
  data: Pick<HungWorks, 'fair' | 'works'>,
): HungWork | null {
  return fair === data.fair ? (data.works.find(work => work.number === number) ?? null) : null
}
