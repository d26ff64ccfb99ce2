import type { Edition } from '../editions/edition.ts'
import { type Day, dayOf, daysBetween } from '../platform/dates.ts'

export type CalendarStep = { state: 'past' | 'current' | 'ahead'; percent: number }

/** The three points of the award: applications, the jury's work, the announcement; how far each has come. */
export function awardCalendar({ award }: Edition, now: Date): CalendarStep[] {
  const today = dayOf(now)
  return [
    stepOf(today, award.opensOn, award.closesOn),
    stepOf(today, award.judgingFrom, award.judgingTo),
    stepOf(today, award.announcedOn, award.announcedOn),
  ]
}

// The days themselves are compared as text: they are written year first.
function stepOf(today: Day, from: Day, to: Day): CalendarStep {
  if (today < from) return { state: 'ahead', percent: 0 }
  if (today > to) return { state: 'past', percent: 100 }
  const days = daysBetween(from, to) + 1
  return { state: 'current', percent: Math.round((100 * (daysBetween(from, today) + 1)) / days) }
}
