import { type EventRow, eventRow } from '../content/events/event-row.ts'
import { readerOf } from '../content/load-page.server.ts'
import { publishedEvents } from '../content/read-lists.server.ts'
import { nextStageAt } from '../editions/stages.ts'
import type { LoadContext } from '../page-server/load-context.ts'
import { type Day, dayAfter, dayOf, daysBetween, nextMidnight } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { formatWeekday, shortWeekday } from '../platform/weekday.ts'

/** The whole programme as rows, in the order of the clock; the page that shows it is dropped when it changes. */
export async function programmeRows(context: LoadContext): Promise<EventRow[]> {
  context.dependsOn('events', 'event_speakers', 'speakers')
  const events = await publishedEvents(readerOf(context))
  return events.map(event => eventRow(event, context.locale, context.edition.vipOpening.day))
}

export type FairDay = { day: Day; date: string; weekday: string; name: string }

/** The days of the fair as tabs and headings say them. */
export function fairDays({ edition, locale }: LoadContext): FairDay[] {
  const count = daysBetween(edition.firstDay, edition.lastDay) + 1
  return Array.from({ length: count }, (_, index) => fairDay(dayAfter(edition.firstDay, index), locale))
}

function fairDay(day: Day, locale: LocaleCode): FairDay {
  return {
    day,
    date: String(Number(day.slice(-2))),
    weekday: shortWeekday(day, locale),
    name: formatWeekday(day, locale),
  }
}

/**
 * The moment a stored page was made at, good until something begins, ends, or another day comes; `isRunning` says
 * whether the browser has a reason to ask for the exact time.
 */
export function momentOf(context: LoadContext, events: readonly EventRow[]) {
  const { now, edition } = context
  const isRunning = edition.firstDay <= dayOf(now) && dayOf(now) <= edition.lastDay
  const change = nextStageAt(events, now)
  if (change) context.trueUntil(change)
  if (isRunning) context.trueUntil(nextMidnight(now))
  return { now: now.toISOString(), isRunning }
}
