import { matchesQuery } from '../platform/folded-text.ts'
import type { Exhibitor } from './exhibitors.ts'
import type { MapAddress } from './map-address.ts'
import type { PlaceTexts } from './place-texts.ts'
import type { PlaceKind } from './plan-places.ts'
import { places } from './plan-places.ts'
import { stands } from './plan-stands.ts'
import type { NavigatorTexts } from './texts.ru.ts'

type Asked = Pick<MapAddress, 'query' | 'show' | 'section'>

/** The codes and keys that fit what is asked, or null if nothing is asked and everything is shown. */
export function shownMarks(
  { query, show, section }: Asked,
  exhibitors: ReadonlyMap<string, Exhibitor>,
  favourites: ReadonlySet<string>,
  words: PlaceTexts,
  t: NavigatorTexts,
): ReadonlySet<string> | null {
  if (query === '' && show === null && section === null) return null
  const fittingStands = stands
    .filter(stand => section === null || stand.section === section)
    .filter(() => show === null || show === 'stands' || show === 'mine')
    .filter(stand => show !== 'mine' || favourites.has(stand.code))
    .filter(({ code, section: own }) => {
      const exhibitor = exhibitors.get(code)
      const words = exhibitor ? [exhibitor.name, exhibitor.city, t.type[exhibitor.type]] : []
      return matchesCode(query, code) || matchesQuery(query, code, t.section[own].name, ...words)
    })
    .map(({ code }) => code)
  const kinds: PlaceKind[] = show === 'stages' ? ['stage'] : ['service', 'entrance']
  const fittingPlaces = places
    .filter(() => section === null && show !== 'stands' && show !== 'mine')
    .filter(place => show === null || kinds.includes(place.kind))
    .filter(({ key }) => matchesQuery(query, words[key].name, words[key].where))
    .map(({ key }) => key)
  return new Set([...fittingStands, ...fittingPlaces])
}

// «с7», "C07" and "c-7" all mean C-07; С and Е, А, В of the Russian keyboard look the same and are forgiven.
const lookalikes: Record<string, string> = { а: 'A', в: 'B', с: 'C', д: 'D', е: 'E', ф: 'F' }

/** Whether a stand is asked for by its code. */
export function matchesCode(query: string, code: string): boolean {
  const [, letter = '', number = ''] = /^\s*([a-fавсдеф])[\s-]*0?(\d{1,2})\s*$/i.exec(query) ?? []
  const latin = lookalikes[letter.toLowerCase()] ?? letter.toUpperCase()
  return code === `${latin}-${number.padStart(2, '0')}`
}
