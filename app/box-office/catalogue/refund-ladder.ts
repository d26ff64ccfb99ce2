import type { Edition } from '../../editions/edition.ts'
import { formatPercent, phrasesOf } from '../../editions/phrases.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'

/** The edition's ladder in short lines, for paper: what comes back by the days left, and when it is paid. */
export function refundLadder(edition: Edition, locale: LocaleCode): string[] {
  const steps = edition.refunds.map(({ minDays, percent }, place, all) => {
    const above = all[place - 1]
    const share = formatPercent(percent, locale)
    return `${daysLeft(minDays, above?.minDays, locale)}${locale === 'ru' ? '\u00a0— ' : ': '}${share}`
  })
  const { payoutDays = '' } = phrasesOf(edition, locale)
  const price = locale === 'ru' ? ' цены.' : ' of the price.'
  const payout = locale === 'ru' ? `Выплата в\u00a0течение ${payoutDays}.` : `Paid within ${payoutDays}.`
  return [...inPairs(steps).map((pair, place, all) => pair + (place < all.length - 1 ? ',' : price)), payout]
}

// A range such as 4–5 would break at its dash; two steps make a line.
function inPairs(steps: readonly string[]): string[] {
  return steps.flatMap((step, place) =>
    place % 2 === 0 ? [[step, ...steps.slice(place + 1, place + 2)].join(', ')] : [],
  )
}

function daysLeft(minDays: number, aboveDays: number | undefined, locale: LocaleCode): string {
  if (aboveDays === undefined) {
    const days = minDays - 1
    return locale === 'ru'
      ? `Больше ${days}\u00a0${plural(days, 'ru', { one: 'дня', few: 'дней', many: 'дней', other: 'дня' })} до\u00a0визита`
      : `More than ${days}\u00a0${plural(days, 'en', { one: 'day', other: 'days' })} before`
  }
  const most = aboveDays - 1
  if (minDays === 0) return locale === 'ru' ? `${most}\u00a0и\u00a0меньше` : `${most}\u00a0or fewer`
  return minDays === most ? `${most}` : `${minDays}–${most}`
}
