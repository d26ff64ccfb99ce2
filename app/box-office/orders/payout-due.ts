import type { Edition } from '../../editions/edition.ts'
import { type Day, dayAfter, daysBetween } from '../../platform/dates.ts'

/** How long money may still be on its way: `late`, `today`, or days left. */
export function payoutDue(dueOn: Day, today: Day): 'late' | 'today' | number {
  const days = daysBetween(today, dueOn)
  return days < 0 ? 'late' : days === 0 ? 'today' : days
}

/** The last days for the money, by both figures of the rules. */
export function payoutDays(
  { payoutCalendarDays, payoutBusinessDays }: Pick<Edition, 'payoutCalendarDays' | 'payoutBusinessDays'>,
  from: Day,
): { dueCalendar: Day; dueBusiness: Day } {
  let business = from
  for (let left = payoutBusinessDays; left > 0; ) {
    business = dayAfter(business, 1)
    const weekday = new Date(`${business}T12:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return { dueCalendar: dayAfter(from, payoutCalendarDays), dueBusiness: business }
}
