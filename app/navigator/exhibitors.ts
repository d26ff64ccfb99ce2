import { fill } from '../platform/fill.ts'
import type { PlaceTexts } from './place-texts.ts'
import { placeOf } from './plan-places.ts'
import type { NavigatorTexts } from './texts.ru.ts'

/** Whoever has a stand, as far as the plan cares. */
export type Exhibitor = {
  code: string
  slug: string
  path: string
  name: string
  type: keyof NavigatorTexts['type']
  city: string
  picture: { src: string; width: number; height: number } | null
}

/** «Стенд C-07, Бумажный ордер»; of a place its name. */
export function nameOfMark(
  id: string,
  exhibitors: ReadonlyMap<string, Exhibitor>,
  places: PlaceTexts,
  t: NavigatorTexts,
): string {
  const place = placeOf(id)
  if (place) return places[place.key].name
  return `${fill(t.stand, { code: id })}, ${exhibitors.get(id)?.name ?? t.vacant}`
}
