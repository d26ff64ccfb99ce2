import type { Day } from '../../platform/dates.ts'
import { fill, type TextsOf } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { LocalEvent } from '../read-lists.server.ts'
import { formatName, hallName } from './event-names.ts'
import type { Registration } from './registration.ts'

/** What lists show of an event, in one language, with the words a row needs already chosen. */
export type EventRow = {
  slug: string
  /** Where it is told of at length. */
  path: string
  day: Day
  startsAt: string
  endsAt: string
  /** `11:30` by the venue's clocks. */
  from: string
  to: string
  /** «до 12:30» */
  until: string
  format: string
  formatName: string
  hall: string
  hallName: string
  audience: string
  languages: LocaleCode[]
  isPaid: boolean
  title: string
  /** Names of those who make it, in order. */
  people: string
  /** How one gets in: «По входному билету». */
  admission: string
  registration: Registration | null
}

/** `invitationDay`: the evening to which nobody comes with a ticket. */
export function eventRow(event: LocalEvent, locale: LocaleCode, invitationDay: Day): EventRow {
  const to = timeOf(new Date(event.endsAt))
  return {
    slug: event.slug,
    path: event.path,
    day: event.day,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    from: timeOf(new Date(event.startsAt)),
    to,
    until: fill(texts[locale].until, { time: to }),
    format: event.format,
    formatName: formatName(event.format, locale),
    hall: event.hall,
    hallName: hallName(event.hall, locale),
    audience: event.audience,
    languages: event.languages,
    isPaid: event.priceKopecks !== null,
    title: event.title,
    people: event.speakers.map(({ firstName, lastName }) => `${firstName}\u00a0${lastName}`).join(', '),
    admission: admissionTo(event, locale, invitationDay),
    registration: event.registration,
  }
}

function admissionTo(event: LocalEvent, locale: LocaleCode, invitationDay: Day): string {
  const t = texts[locale]
  if (event.day === invitationDay) return t.byInvitation
  if (event.priceKopecks !== null) {
    return fill(t.paid, { price: formatRoubles(event.priceKopecks, locale) })
  }
  return event.needsRegistration ? t.byRegistration : t.byTicket
}

const ru = {
  until: 'до\u00a0{time}',
  byInvitation: 'По\u00a0приглашению',
  paid: '{price}, по\u00a0записи',
  byRegistration: 'По\u00a0билету и\u00a0записи',
  byTicket: 'По\u00a0входному билету',
} as const

const en: TextsOf<typeof ru> = {
  until: 'until\u00a0{time}',
  byInvitation: 'By invitation',
  paid: '{price}, registration',
  byRegistration: 'Ticket and registration',
  byTicket: 'Entrance ticket',
}

const texts: Record<LocaleCode, TextsOf<typeof ru>> = { ru, en }
