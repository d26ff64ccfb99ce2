import type { Edition } from '../../editions/edition.ts'
import { visitorDays } from '../../editions/entry-windows.ts'
import { momentAt } from '../../editions/rules.ts'
import { type CalendarEntry, calendarFile } from '../../platform/calendar-file.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { isGood, type OrderTicket } from '../orders/order-tickets.ts'

export type Visit = {
  edition: Edition
  locale: LocaleCode
  tickets: readonly OrderTicket[]
  /** Tours and classes by their own names. */
  titles: ReadonlyMap<string, { title: string; place: string }>
  venue: string
  revisedAt: Date
}

const words = {
  ru: {
    name: '«Портик»: ваш визит',
    visit: 'Ярмарка «Портик»',
    bring: 'Возьмите с\u00a0собой билет: на\u00a0экране или на\u00a0бумаге.',
  },
  en: {
    name: 'Portico: your visit',
    visit: 'Portico, the art fair',
    bring: 'Bring your ticket, on a screen or on paper.',
  },
}

/** When to come, as a calendar keeps it. The link of the order is no part of it: calendars are shared. */
export function visitCalendar(visit: Visit, publicUrl: string): string {
  const { locale, tickets } = visit
  const { name } = words[locale]
  const entries = new Map(
    tickets
      .filter(isGood)
      .flatMap(spansOf)
      .map(span => [span.id, entryOf(visit, span, publicUrl)]),
  )
  return calendarFile({ name, producer: `-//Portico//Visit//${locale.toUpperCase()}` }, [...entries.values()])
}

type Span = { id: string; slotId: string; startsAt: Date; endsAt: Date }

// An open date lets one in on each of the days.
function spansOf({ slot }: OrderTicket): Span[] {
  const { id, kind, startsAt, endsAt } = slot
  if (kind !== 'open-date') return [{ id, slotId: id, startsAt, endsAt }]
  return visitorDays({
    visitorDays: { first: dayOf(startsAt), last: dayOf(endsAt) },
  }).map(day => ({
    id: `${id}-${day}`,
    slotId: id,
    startsAt: momentAt(day, timeOf(startsAt)),
    endsAt: momentAt(day, timeOf(endsAt)),
  }))
}

function entryOf(
  { edition, locale, titles, venue, revisedAt }: Visit,
  span: Span,
  publicUrl: string,
): CalendarEntry {
  const own = titles.get(span.slotId)
  const { visit, bring } = words[locale]
  return {
    uid: `visit-${span.id}.${edition.id}@portik.example`,
    revisedAt,
    sequence: 0,
    startsAt: span.startsAt,
    endsAt: span.endsAt,
    title: own?.title ?? visit,
    description: bring,
    location: own ? `${own.place}, ${venue}` : venue,
    url: `${publicUrl}${withLocale('/visitors/', locale)}`,
    category: visit,
  }
}
