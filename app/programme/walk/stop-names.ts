import type { PlaceTexts } from '../../navigator/place-texts.ts'
import { placeOf } from '../../navigator/plan-places.ts'
import { fill } from '../../platform/fill.ts'
import type { DayWalk } from './day-walk.ts'
import type { Stop } from './plan-walk.ts'
import type { WalkTexts } from './texts.ru.ts'

/** What a stop is called, where it is, and where it is told of. */
export function namedStop(
  walk: Pick<DayWalk, 'eventOf' | 'standOf'>,
  { kind, key, point }: Pick<Stop, 'kind' | 'key' | 'point'>,
  t: Pick<WalkTexts, 'stand' | 'coffee' | 'cafe'>,
): { title: string; where: string; path: string | null } {
  if (kind === 'coffee') return { title: t.coffee, where: t.cafe, path: null }
  const event = walk.eventOf.get(key)
  if (event) return { title: event.title, where: event.hallName, path: event.path }
  const stand = walk.standOf.get(key)
  return {
    title: stand?.name ?? key,
    where: fill(t.stand, { code: stand?.standCode ?? point }),
    path: stand?.path ?? null,
  }
}

/** A point of the plan in words: a place, or a stand with whoever is there. */
export function placeName(
  { standOf }: Pick<DayWalk, 'standOf'>,
  places: PlaceTexts,
  point: string,
  t: Pick<WalkTexts, 'stand'>,
): string {
  const place = placeOf(point)
  if (place) return places[place.key].name
  const name = [...standOf.values()].find(({ standCode }) => standCode === point)?.name
  const code = fill(t.stand, { code: point })
  return name ? `${code}, ${name}` : code
}
