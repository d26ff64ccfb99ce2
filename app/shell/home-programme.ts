import type { EventRow } from '../content/events/event-row.ts'
import type { Edition } from '../editions/edition.ts'
import { type Day, dayOf } from '../platform/dates.ts'
import { groupBy } from '../platform/older-browsers/group-by.ts'

const rowsADay = 5

/** The day a visitor asks about first: today while the fair is on, before and after it the first day for everybody. */
export function firstDayShown({ firstDay, lastDay, visitorDays }: Edition, now: Date): Day {
  const today = dayOf(now)
  return firstDay <= today && today <= lastDay ? today : visitorDays.first
}

/** Five events of each day, spread over its hours; today only what has not ended. */
export function rowsByDay(events: readonly EventRow[], now: Date): Map<Day, EventRow[]> {
  const today = dayOf(now)
  const ahead = events.filter(event => event.day !== today || new Date(event.endsAt) > now)
  return new Map([...groupBy(ahead, event => event.day)].map(([day, rows]) => [day, spread(rows)]))
}

function spread(rows: EventRow[]): EventRow[] {
  if (rows.length <= rowsADay) return rows
  return Array.from(
    { length: rowsADay },
    (_, place) => rows[Math.floor((place * rows.length) / rowsADay)],
  ).filter(row => row !== undefined)
}
