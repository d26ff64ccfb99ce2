import { type Day, dayAfter, daysBetween } from '../platform/dates.ts'
import type { Edition } from './edition.ts'

/** What a ticket is for: one day, or each of the visitor days once. */
export type VisitDay = Day | 'open-date'

/**
 * The share of the price, in per cent, that comes back for a ticket when its application arrives on `requestDay`.
 * Calendar days of Moscow are counted: eleven days before the visit are more than ten.
 */
export function refundShare(edition: Edition, visitDay: VisitDay, requestDay: Day): number {
  const daysLeft = daysBetween(requestDay, countedTo(edition, visitDay))
  return edition.refunds.find(({ minDays }) => daysLeft >= minDays)?.percent ?? 0
}

/** One step of the ladder as days on which an application may arrive, both included; null is without end. */
export type RefundSpan = { percent: number; from: Day | null; to: Day | null }

/** The ladder on the calendar of one ticket: when each share begins, and its last day. */
export function refundTimeline(edition: Edition, visitDay: VisitDay): RefundSpan[] {
  const lastDay = countedTo(edition, visitDay)
  return edition.refunds.map(({ minDays, percent }, place, steps) => {
    const above = steps[place - 1]
    const isLast = place === steps.length - 1
    return {
      percent,
      from: above ? dayAfter(lastDay, 1 - above.minDays) : null,
      to: isLast ? null : dayAfter(lastDay, -minDays),
    }
  })
}

function countedTo({ visitorDays }: Edition, visitDay: VisitDay): Day {
  return visitDay === 'open-date' ? visitorDays.first : visitDay
}
