import type { Edition } from '../../editions/edition.ts'
import { formatPercent, phrasesOf } from '../../editions/phrases.ts'
import { fill, type TextsOf } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'

/** The edition's ladder in short lines, for paper: what comes back by the days left, and when it is paid. */
export function refundLadder(edition: Edition, locale: LocaleCode): string[] {
  const t = texts[locale]
  const steps = edition.refunds.map(({ minDays, percent }, place, all) => {
    const days = daysLeft(minDays, all[place - 1]?.minDays, locale)
    return fill(t.step, { days, share: formatPercent(percent, locale) })
  })
  const { payoutDays } = phrasesOf(edition, locale)
  const lines = inPairs(steps).map((pair, place, all) => pair + (place < all.length - 1 ? ',' : t.ofPrice))
  return [...lines, fill(t.payout, { payoutDays })]
}

// A range such as 4–5 would break at its dash; two steps make a line.
function inPairs(steps: readonly string[]): string[] {
  return steps.flatMap((step, place) =>
    place % 2 === 0 ? [[step, ...steps.slice(place + 1, place + 2)].join(', ')] : [],
  )
}

function daysLeft(minDays: number, aboveDays: number | undefined, locale: LocaleCode): string {
  const t = texts[locale]
  if (aboveDays === undefined) {
    const days = minDays - 1
    return fill(plural(days, locale, t.more), { days })
  }
  const most = aboveDays - 1
  if (minDays === 0) return fill(t.fewer, { most })
  return minDays === most ? `${most}` : `${minDays}–${most}`
}

const russian = {
  step: '{days}\u00a0— {share}',
  ofPrice: ' цены.',
  payout: 'Выплата в\u00a0течение {payoutDays} после получения всех документов.',
  more: {
    one: 'Больше {days}\u00a0дня до\u00a0визита',
    few: 'Больше {days}\u00a0дней до\u00a0визита',
    many: 'Больше {days}\u00a0дней до\u00a0визита',
    other: 'Больше {days}\u00a0дня до\u00a0визита',
  },
  fewer: '{most}\u00a0и\u00a0меньше',
} as const

const texts: Record<LocaleCode, TextsOf<typeof russian>> = {
  ru: russian,
  en: {
    step: '{days}: {share}',
    ofPrice: ' of the price.',
    payout: 'Paid within {payoutDays} of our receiving all the documents.',
    more: {
      one: 'More than {days}\u00a0day before',
      other: 'More than {days}\u00a0days before',
    },
    fewer: '{most}\u00a0or fewer',
  },
}
