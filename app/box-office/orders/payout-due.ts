import { type Day, daysBetween } from '../../platform/dates.ts'

/** How long money may still be on its way: `late`, `today`, or days left. */
export function payoutDue(dueOn: Day, today: Day): 'late' | 'today' | number {
  const days = daysBetween(today, dueOn)
  return days < 0 ? 'late' : days === 0 ? 'today' : days
}
