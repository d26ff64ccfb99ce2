import { fill, type Phrase } from './fill.ts'
import type { LocaleCode } from './languages.ts'

/** How numbers and sums are written. */
export const marks: Record<LocaleCode, { thousands: string; decimal: string; currency: Phrase<'sum'> }> = {
  ru: { thousands: '\u00a0', decimal: ',', currency: '{sum}\u00a0₽' },
  en: { thousands: ',', decimal: '.', currency: '₽{sum}' },
}

/** 210000 → «2 100 ₽» / “₽2,100”. Written by hand: ICU versions differ in their spaces, and hydration would too. */
export function formatRoubles(kopecks: number, locale: LocaleCode): string {
  // The faces of the site have no minus sign; the en dash is its twin.
  const sign = kopecks < 0 ? '–' : ''
  const roubles = Math.trunc(Math.abs(kopecks) / 100)
  const rest = Math.abs(kopecks % 100)
  const { thousands, decimal, currency } = marks[locale]
  const whole = groupThousands(roubles, thousands)
  const fraction = rest === 0 ? '' : `${decimal}${String(rest).padStart(2, '0')}`
  return sign + fill(currency, { sum: whole + fraction })
}

/** «1 500», «1500,50» in kopecks; null for what is no sum of money. */
export function readRoubles(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f]|₽/g, '')
  const found = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(bare)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null
}

export function groupThousands(value: number, separator: string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator)
}
