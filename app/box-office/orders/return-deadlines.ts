import { dayAfter, dayOf, endOfDay } from '../../platform/dates.ts'

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
