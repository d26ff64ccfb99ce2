import type { Edition } from '../../editions/edition.ts'
import { dayAfter, daysBetween } from '../../platform/dates.ts'
import type { WalkHours } from './day-walk.ts'

/** When the doors are open, day by day: the evening of the opening, then the days for visitors. */
export function hoursOfDays({ firstDay, lastDay, vipOpening, visitorDays }: Edition): WalkHours[] {
  return Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, index) => {
    const day = dayAfter(firstDay, index)
    const { from, to } = day === vipOpening.day ? vipOpening : visitorDays
    return { day, from, to }
  })
}
