import { type HallKey, hallKeys } from './halls.ts'

/** What narrows plan and list. The address is the filter. */
export type StandFilter = {
  /** The hall of the plan; null where nobody has asked for one. */
  hall: HallKey | null
  /** The list of all halls instead of the one shown. */
  isEverywhere: boolean
  isFreeOnly: boolean
  areaM2: number | null
  /** Not dearer than so many roubles. */
  mostRoubles: number | null
}

export function readStandFilter(search: URLSearchParams): StandFilter {
  return {
    hall: hallKeys.find(key => key === search.get('hall')) ?? null,
    isEverywhere: search.get('all') === '1',
    isFreeOnly: search.get('free') === '1',
    areaM2: wholeIn(search.get('area'), 1_000),
    mostRoubles: wholeIn(search.get('price'), 100_000_000),
  }
}

export function standSearch(filter: StandFilter, stand?: string): string {
  const search = new URLSearchParams()
  if (filter.hall) search.set('hall', filter.hall)
  if (filter.isEverywhere) search.set('all', '1')
  if (filter.isFreeOnly) search.set('free', '1')
  if (filter.areaM2) search.set('area', String(filter.areaM2))
  if (filter.mostRoubles) search.set('price', String(filter.mostRoubles))
  if (stand) search.set('stand', stand)
  const text = search.toString()
  return text && `?${text}`
}

function wholeIn(text: string | null, most: number): number | null {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
  return value > 0 && value <= most ? value : null
}
