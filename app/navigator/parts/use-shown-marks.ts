import type { Exhibitor } from '../exhibitors.ts'
import type { MapAddress } from '../map-address.ts'
import type { PlaceTexts } from '../place-texts.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import { useChunk } from './use-chunk.ts'

const finder = () => import('../shown-marks.ts')

/** What fits the search and the filters; null is everything, also until the finder has come. */
export function useShownMarks(
  address: MapAddress,
  exhibitors: ReadonlyMap<string, Exhibitor>,
  favourites: ReadonlySet<string>,
  words: PlaceTexts,
  t: NavigatorTexts,
): ReadonlySet<string> | null {
  const isAsked = address.query !== '' || address.show !== null || address.section !== null
  const code = useChunk(isAsked, finder)
  if (!isAsked || code === null || code === 'failed') return null
  return code.shownMarks(address, exhibitors, favourites, words, t)
}
