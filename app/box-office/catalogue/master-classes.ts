import { hallName } from '../../content/events/event-names.ts'
import { type RegistrationState, registrationState } from '../../content/events/registration.ts'
import type { LocalEvent } from '../../content/read-lists.server.ts'
import { type Stage, stageOf } from '../../editions/stages.ts'
import type { Day } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { timeOf } from '../../platform/time-of-day.ts'

export type Audience = 'children' | 'adults'

/** What the card of a class says. */
export type MasterClass = {
  slug: string
  path: string
  day: Day
  startsAt: string
  from: string
  to: string
  title: string
  summary: string
  people: string
  hall: string
  capacity: number | null
  ageMark: string
  languages: LocaleCode[]
  /** Null where the entrance ticket is enough. */
  price: string | null
  audience: Audience
  stage: Stage
  registration: RegistrationState | null
}

export function masterClass(event: LocalEvent, now: Date, locale: LocaleCode): MasterClass {
  const { slug, path, day, startsAt, endsAt, title, summary, capacity, ageMark, languages, priceKopecks } =
    event
  return {
    slug,
    path,
    day,
    startsAt,
    from: timeOf(new Date(startsAt)),
    to: timeOf(new Date(endsAt)),
    title,
    summary,
    people: event.speakers.map(({ firstName, lastName }) => `${firstName}\u00a0${lastName}`).join(', '),
    hall: hallName(event.hall, locale),
    capacity,
    ageMark,
    languages,
    price: priceKopecks === null ? null : formatRoubles(priceKopecks, locale),
    // What is not made for children in particular is for everybody else.
    audience: event.audience === 'children' ? 'children' : 'adults',
    stage: stageOf({ startsAt, endsAt }, now),
    registration: event.registration && registrationState(event.registration, now),
  }
}

export function isAudience(value: string | null): value is Audience {
  return value === 'children' || value === 'adults'
}
