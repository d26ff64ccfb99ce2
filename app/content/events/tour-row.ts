import { fill, type TextsOf } from '../../platform/fill.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { LocalDeparture } from '../read-lists.server.ts'
import type { EventRow } from './event-row.ts'
import { tourSlot } from './tour-slot.ts'

export const meetingPlace: Both = { ru: 'Сбор в\u00a0вестибюле', en: 'Meet in the vestibule' }

/** A tour as a plan shows it among the events of the programme; its slug is the name of its places in the box office. */
export function tourRow(tour: LocalDeparture, locale: LocaleCode): EventRow {
  const t = texts[locale]
  const startsAt = new Date(tour.startsAt)
  const endsAt = new Date(startsAt.getTime() + tour.minutes * 60_000)
  const to = timeOf(endsAt)
  return {
    slug: tourSlot(tour.id),
    path: '/excursions/',
    day: tour.day,
    startsAt: tour.startsAt,
    endsAt: endsAt.toISOString(),
    from: timeOf(startsAt),
    to,
    until: fill(t.until, { time: to }),
    format: 'tour',
    formatName: t.tour,
    hall: 'vestibule',
    hallName: meetingPlace[locale],
    audience: 'everyone',
    languages: tour.languages,
    isPaid: true,
    title: tour.route,
    people: tour.guide,
    admission: t.admission,
    registration: null,
  }
}

const ru = {
  until: 'до\u00a0{time}',
  tour: 'Экскурсия',
  admission: 'По\u00a0билету на\u00a0экскурсию',
} as const

const en: TextsOf<typeof ru> = {
  until: 'until\u00a0{time}',
  tour: 'Tour',
  admission: 'Tour ticket',
}

const texts: Record<LocaleCode, TextsOf<typeof ru>> = { ru, en }
