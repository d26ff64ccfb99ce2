import { daysBetween, endOfDay, startOfDay } from '../platform/dates.ts'
import type { Edition } from './edition.ts'
import { type EditionField, fieldAt, fieldsOf, type SetValue, type Value, valueAt } from './edition-fields.ts'
import { openFairOf } from './exhibitor-days.ts'
import { momentAt, salesPhase } from './rules.ts'

/** Why an edition cannot be so. */
export type EditionProblem =
  | 'days-out-of-order'
  | 'hours-out-of-order'
  | 'sales-after-fair'
  | 'award-out-of-order'
  | 'form-after-fair'
  | 'registration-out-of-order'
  | 'price-negative'
  | 'price-not-whole'
  | 'concession-above-full'
  | 'ladder-not-falling'
  | 'count-not-positive'
  | 'free-out-of-order'
  | 'fair-too-long'
  | 'next-fair-out-of-order'
  | 'applications-out-of-order'
  | 'ranks-out-of-order'
  | 'materials-out-of-order'
  | 'arrival-after-opening'

/** What is wrong with an edition as a whole; the database knows the gravest of it too (`edition_values`). */
export function problemsOf(edition: Edition): EditionProblem[] {
  return checks.flatMap(([problem, isRight]) => (isRight(edition) ? [] : [problem]))
}

/** Nights between the first day and the last. */
const longestFairDays = 30

type Check = [EditionProblem, (edition: Edition) => boolean]

const checks: Check[] = [
  [
    'days-out-of-order',
    ({ firstDay, vipOpening, visitorDays: { first, last }, lastDay }) =>
      rises(firstDay, vipOpening.day, first, last, lastDay),
  ],
  ['fair-too-long', ({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) <= longestFairDays],
  [
    'hours-out-of-order',
    ({ visitorDays: { from, windowTurnsAt, to }, vipOpening }) =>
      from < windowTurnsAt && windowTurnsAt < to && vipOpening.from < vipOpening.to,
  ],
  ['sales-after-fair', ({ ticketSalesFrom, firstDay }) => ticketSalesFrom <= firstDay],
  [
    'award-out-of-order',
    ({ award: a, lastDay }) =>
      a.opensOn <= a.closesOn &&
      a.closesOn < a.judgingFrom &&
      rises(a.judgingFrom, a.firstRoundTo, a.judgingTo, a.shortlistOn, a.announcedOn, lastDay) &&
      a.firstRoundTo < a.judgingTo,
  ],
  [
    'form-after-fair',
    ({ lastDay, ...edition }) =>
      [
        edition.childrensSelectionUntil,
        edition.mediaAccreditationUntil,
        edition.volunteersUntil,
        edition.guidesUntil,
        edition.conventionRegistration.closesOn,
      ].every(day => day <= lastDay),
  ],
  [
    'registration-out-of-order',
    ({ conventionRegistration: { opensOn, closesOn } }) => rises(opensOn, closesOn),
  ],
  ['price-negative', edition => pricesOf(edition).every(kopecks => kopecks >= 0)],
  ['price-not-whole', edition => pricesOf(edition).every(kopecks => Number.isSafeInteger(kopecks))],
  [
    'concession-above-full',
    ({ tickets: t }) =>
      t.concessionBeforeKopecks <= t.dayBeforeKopecks &&
      t.concessionAfterKopecks <= t.dayAfterKopecks &&
      t.concessionOpenDateKopecks <= t.openDateKopecks,
  ],
  ['ladder-not-falling', ({ refunds }) => isLadder(refunds)],
  [
    'count-not-positive',
    ({ sale }) => Object.values(sale).every(count => Number.isInteger(count) && count > 0),
  ],
  [
    'next-fair-out-of-order',
    ({ lastDay, nextFair: next }) =>
      !next ||
      (lastDay < next.firstDay &&
        rises(next.firstDay, next.lastDay) &&
        daysBetween(next.firstDay, next.lastDay) <= longestFairDays),
  ],
  [
    'applications-out-of-order',
    ({ exhibitors: { opensOn, closesOn, answersBy, ranksFrom } }) =>
      rises(opensOn, closesOn) && closesOn < answersBy && answersBy < ranksFrom[0],
  ],
  [
    'ranks-out-of-order',
    ({ exhibitors: { ranksFrom, standsTo } }) =>
      rises(...ranksFrom, standsTo) && new Set(ranksFrom).size === ranksFrom.length,
  ],
  [
    'materials-out-of-order',
    edition =>
      edition.exhibitors.standsTo <= edition.exhibitors.materialsUntil &&
      edition.exhibitors.materialsUntil < openFairOf(edition).firstDay,
  ],
  ['arrival-after-opening', edition => edition.exhibitors.arrivalUntil < openFairOf(edition).firstDay],
  ['free-out-of-order', ({ sale }) => sale.maxFree <= sale.maxFreePerEmail],
]

function rises(...days: readonly string[]): boolean {
  return days.every((day, place) => place === 0 || (days[place - 1] ?? '') <= day)
}

function pricesOf({ tickets, tours, award }: Edition): number[] {
  return [
    ...Object.values(tickets),
    ...Object.values(tours).map(tour => tour.priceKopecks),
    award.prizeKopecks,
  ]
}

/** Fewer days left, less comes back; the last step is for whoever comes too late. */
function isLadder(steps: Edition['refunds']): boolean {
  return (
    steps.at(-1)?.minDays === 0 &&
    steps.every(({ minDays, percent }, place) => {
      const above = steps[place - 1]
      const isShare = Number.isInteger(percent) && percent >= 0 && percent <= 100
      return isShare && minDays >= 0 && (!above || (above.minDays > minDays && above.percent > percent))
    })
  )
}

/** Why a value may not be changed into this one at that moment, though the edition would be right. */
export type ValueProblem =
  | 'unknown-field'
  | 'not-a-value'
  | 'same-as-before'
  | 'day-has-passed'
  | 'worse-for-buyers'
  | 'tickets-name-the-day'

/** Of an edition that the site has not turned to by then nothing has happened and nothing is sold: it may still be anything. */
export function problemOfValue(
  edition: Edition,
  { path, after }: SetValue,
  from: Date,
  isOnShow = true,
): ValueProblem | null {
  const field = fieldAt(path)
  if (!field || !fieldsOf(edition).includes(field)) return 'unknown-field'
  const before = valueAt(edition, path)
  if (typeof after !== typeof before || (typeof after === 'number' && !Number.isSafeInteger(after)))
    return 'not-a-value'
  if (before === after) return 'same-as-before'
  if (!isOnShow) return null
  if ([before, after].some(value => hasCome(edition, field, String(value), from))) return 'day-has-passed'
  const isSold = salesPhase(edition, from) !== 'before'
  if (isSold && field.isOnTickets) return 'tickets-name-the-day'
  return isSold && isWorse(field, before, after) ? 'worse-for-buyers' : null
}

/** What has happened is not changed, and nothing is made to have happened. */
function hasCome(edition: Edition, { kind, begins, on }: EditionField, value: string, from: Date): boolean {
  if (kind === 'hour') return on !== undefined && momentAt(String(valueAt(edition, on)), value) <= from
  if (kind !== 'day') return false
  return (begins ? startOfDay(value) : endOfDay(value)) <= from
}

function isWorse({ only }: EditionField, before: Value, after: Value): boolean {
  return (only === 'more' && after < before) || (only === 'less' && after > before)
}
