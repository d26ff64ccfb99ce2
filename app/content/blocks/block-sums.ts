import type { Edition } from '../../editions/edition.ts'
import { formatPercent } from '../../editions/phrases.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { RefundStep } from './block-view.ts'

/** The ladder of refunds: what share comes back, and how long before the visit. */
export function refundSteps(edition: Edition, locale: LocaleCode): RefundStep[] {
  const words = texts[locale]
  return edition.refunds.map(({ minDays, percent }, place) => {
    const above = edition.refunds[place - 1]?.minDays
    return {
      percent,
      share: formatPercent(percent, locale),
      when: above === undefined ? words.moreThan(minDays - 1) : words.days(minDays, above - 1),
    }
  })
}

const texts = {
  ru: {
    moreThan: (days: number) => `больше ${days}\u00a0дней до\u00a0визита`,
    days: (from: number, to: number) =>
      from === 0 ? `${to}\u00a0дня и\u00a0меньше` : `${from}–${to}\u00a0дней`,
  },
  en: {
    moreThan: (days: number) => `more than ${days} days before the visit`,
    days: (from: number, to: number) => (from === 0 ? `${to} days or less` : `${from}–${to} days`),
  },
}
