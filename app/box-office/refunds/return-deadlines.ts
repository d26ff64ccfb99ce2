import type { Edition } from '../../editions/edition.ts'
import { type Day, dayAfter, dayOf, endOfDay } from '../../platform/dates.ts'

export const papersDays = 14
export const remindDaysBefore = 3
export const dayMs = 24 * 3_600_000

/**
 * The papers are due within 14 days of the request and before the visit: a ticket that is asked back admits nobody, and
 * must not lie idle for ever. Whoever asks when the visit has begun has the 14 days.
 */
export function papersDueAt(requestedAt: Date, visitStartsAt: Date): Date {
  const last = endOfDay(dayAfter(dayOf(requestedAt), papersDays))
  return visitStartsAt > requestedAt && visitStartsAt < last ? visitStartsAt : last
}

/** When money must be there: counted from the papers, as the application says; from the request as long as none came. */
export function payoutDays(
  { payoutCalendarDays, payoutBusinessDays }: Edition,
  from: Day,
): { dueCalendar: Day; dueBusiness: Day } {
  return {
    dueCalendar: dayAfter(from, payoutCalendarDays),
    dueBusiness: businessDayAfter(from, payoutBusinessDays),
  }
}

function businessDayAfter(day: Day, days: number): Day {
  let current = day
  for (let left = days; left > 0; ) {
    current = dayAfter(current, 1)
    const weekday = new Date(`${current}T12:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return current
}
