import { endOfDay } from '../../platform/dates.ts'
import type { Edition } from '../edition.ts'
import { valueAt } from '../edition-fields.ts'
import { type EditionProblem, problemsOf } from '../edition-problems.ts'
import { sharedValues } from '../next-fair/shared-days.ts'
import { isNextFairAhead, momentAt } from '../rules.ts'

/** Why the site cannot turn to an edition at a moment. */
export type TurnProblem =
  | EditionProblem
  | 'moment-has-passed'
  | 'moment-too-far'
  | 'same-edition'
  | 'fair-not-over'
  | 'fair-would-be-over'
  | 'days-differ'
  | 'other-fair-announced'

/** A turn is planned within two years: beyond that it is a slip of the hand. */
const furthestMs = 2 * 366 * 24 * 3_600_000

export function turnProblems(
  { current, next }: { current: Edition; next: Edition },
  from: Date,
  now: Date,
): TurnProblem[] {
  const rules: [TurnProblem, boolean][] = [
    ['moment-has-passed', from <= now],
    ['moment-too-far', from.getTime() - now.getTime() > furthestMs],
    ['same-edition', current.id === next.id],
    ['fair-not-over', from < earliestTurn(current)],
    ['fair-would-be-over', from >= endOfDay(next.lastDay)],
    ['days-differ', saysOtherDays(current, next)],
    ['other-fair-announced', leavesAnnounced(current, next, from)],
  ]
  return [...rules.flatMap(([problem, isSo]) => (isSo ? [problem] : [])), ...problemsOf(next)]
}

/** Both speak of the same fair, whose days and deadlines were promised by the one on show: they are the same in both. */
function saysOtherDays(current: Edition, next: Edition): boolean {
  return [...sharedValues(current, next)].some(([path, value]) => valueAt(next, path) !== value)
}

/** Whoever has applied to the fair that is announced would have applied to none. */
function leavesAnnounced(current: Edition, next: Edition, from: Date): boolean {
  return isNextFairAhead(current, from) && current.exhibitors.fairId !== next.exhibitors.fairId
}

/**
 * When an edition may give way: its last day is over, and whoever was buying in the last minute has paid or has not. From then on
 * nothing of it is in a cart, no ticket of it lets anybody in, and what comes back comes back by its own days.
 */
export function earliestTurn({ lastDay, visitorDays, sale }: Edition): Date {
  const doorsClose = momentAt(visitorDays.last, visitorDays.to)
  const settled = doorsClose.getTime() + (sale.cartMinutes + sale.paymentMinutes) * 60_000
  return new Date(Math.max(endOfDay(lastDay).getTime(), settled))
}
