import { matchesQuery } from '../platform/folded-text.ts'
import type { Exhibitor } from './exhibitors.ts'
import { hashOf } from './map-address.ts'
import type { PlaceTexts } from './place-texts.ts'
import { places } from './plan-places.ts'
import { matchesCode } from './shown-marks.ts'
import type { NavigatorTexts } from './texts.ru.ts'

export type FoundEvent = { slug: string; path: string; title: string; when: string; hall: string }
export type Found = { key: string; to: string; title: string; note: string }
export type FoundGroups = Record<'participants' | 'places' | 'events', Found[]>

/** Participants, places and events whose names fit, each with where it leads. */
export function findAnything(
  query: string,
  exhibitors: readonly Omit<Exhibitor, 'picture'>[],
  events: readonly FoundEvent[],
  words: PlaceTexts,
  t: NavigatorTexts,
): FoundGroups {
  return {
    participants: exhibitors
      .filter(({ code, name, city, type }) => {
        return matchesCode(query, code) || matchesQuery(query, name, city, t.type[type], code)
      })
      .map(({ slug, path, name, code, type, city }) => ({
        key: slug,
        to: path,
        title: name,
        note: `${code}, ${t.type[type]}, ${city}`,
      })),
    places: places
      .filter(({ key }) => matchesQuery(query, words[key].name, words[key].where))
      .map(({ key }) => ({
        key,
        to: `/navigator/map/${hashOf(key)}`,
        title: words[key].name,
        note: words[key].where,
      })),
    events: events
      .filter(({ title }) => matchesQuery(query, title))
      .map(({ slug, path, title, when, hall }) => ({
        key: slug,
        to: path,
        title,
        note: `${when}, ${t.hall[hall as keyof NavigatorTexts['hall']]}`,
      })),
  }
}
