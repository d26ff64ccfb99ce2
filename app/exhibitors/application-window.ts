import { isCalledOff, openFairAt } from '../editions/open-fair.ts'
import { endOfDay, startOfDay } from '../platform/dates.ts'
import type { Facts } from './states.ts'

export type WindowPhase = 'before' | 'open' | 'over'

/** Whole days by the clocks of the venue: the last minute of the last day still counts. Nobody applies to a fair that is called off. */
export function windowPhase(now: Date): WindowPhase {
  const { id, applications } = openFairAt(now)
  const { opensOn, closesOn } = applications
  if (isCalledOff(id)) return 'over'
  if (now < startOfDay(opensOn)) return 'before'
  return now < endOfDay(closesOn) ? 'open' : 'over'
}

/** Nobody judges who exhibits at a fair that does not take place. */
export function isReviewTime(now: Date): boolean {
  return windowPhase(now) === 'over' && !isCalledOff(openFairAt(now).id)
}

/** What the calendar says of an application. */
export function calendarFacts({ changesUntil }: { changesUntil: Date | null }, now: Date): Facts {
  return {
    'applications-open': windowPhase(now) === 'open',
    'applications-over': isReviewTime(now),
    'changes-in-time': changesUntil !== null && now < changesUntil,
  }
}
