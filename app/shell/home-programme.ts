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

const nextShown = 3

/** While the fair is on: what is going on this minute, and what begins next today. Null when there is neither. */
export function nowAndNext(events: readonly EventRow[], { firstDay, lastDay }: Edition, now: Date) {
  const today = dayOf(now)
  if (today < firstDay || today > lastDay) return null
  const todays = events.filter(event => event.day === today)
  const isOn = (event: EventRow) => new Date(event.startsAt) <= now && now < new Date(event.endsAt)
  const on = todays.filter(isOn)
  const next = todays
    .filter(event => new Date(event.startsAt) > now)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .slice(0, nextShown)
  return on.length > 0 || next.length > 0 ? { on, next } : null
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
