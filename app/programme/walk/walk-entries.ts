import type { CalendarEntry } from '../../platform/calendar-file.server.ts'
import { startOfDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { venueIn } from '../venue.ts'
import type { DayWalk } from './day-walk.ts'
import type { Minute, Stop } from './plan-walk.ts'
import { namedStop } from './stop-names.ts'
import type { WalkTexts } from './texts.ru.ts'

type About = {
  editionId: string
  locale: LocaleCode
  publicUrl: string
  sequence: number
  revisedAt: Date
  t: WalkTexts
}

/**
 * The stops of a walk for a calendar, each with the way to it: events as the programme tells of them, at the hour one
 * comes to them; stands and coffees as entries of their own.
 */
export function walkEntries(
  walk: DayWalk,
  entryOf: (slug: string) => CalendarEntry | undefined,
  about: About,
): CalendarEntry[] {
  return walk.stops.map(stop => {
    const entry = entryOf(stop.key) ?? ownEntry(walk, stop, about)
    const way = wayTo(stop, walk, about)
    return {
      ...entry,
      startsAt: at(walk, stop.from),
      description: [way, entry.description].filter(Boolean).join('\n\n'),
    }
  })
}

function ownEntry(
  walk: DayWalk,
  stop: Stop,
  { editionId, locale, publicUrl, sequence, revisedAt, t }: About,
): CalendarEntry {
  const { title, where, path } = namedStop(walk, stop, t)
  const { name, street, city } = venueIn(locale)
  const { day } = walk.hours
  return {
    uid: `${stop.kind}-${stop.kind === 'coffee' ? stop.from : stop.key}.${day}.${editionId}@portik.example`,
    revisedAt,
    sequence,
    startsAt: at(walk, stop.from),
    endsAt: at(walk, stop.to),
    title,
    description: '',
    location: `${where}, ${name}, ${street}, ${city}`,
    url: `${publicUrl}${withLocale(path ?? '/program/plan/walk/', locale)}`,
    category: t.walk,
  }
}

/** «4 минуты пешком, без ступеней», and by how much one is late. */
function wayTo(stop: Stop, { isStepFree }: DayWalk, { locale, t }: About): string {
  const count = (minutes: number) => fill(plural(minutes, locale, t.minutes), { count: minutes })
  if (stop.walk === 0) return ''
  return fill(isStepFree ? t.onFootStepFree : t.onFoot, { minutes: count(stop.walk) })
}

function at({ hours }: DayWalk, minute: Minute): Date {
  return new Date(startOfDay(hours.day).getTime() + minute * 60_000)
}
