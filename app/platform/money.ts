import type { LocaleCode } from './languages.ts'

const nbsp = '\u00a0'

/** 210000 → «2 100 ₽» / “₽2,100”. Written by hand: ICU versions differ in their spaces, and hydration would too. */
export function formatRoubles(kopecks: number, locale: LocaleCode): string {
  // The faces of the site have no minus sign; the en dash is its twin.
  const sign = kopecks < 0 ? '–' : ''
  const roubles = Math.trunc(Math.abs(kopecks) / 100)
  const rest = Math.abs(kopecks % 100)
  const whole = groupThousands(roubles, locale === 'ru' ? nbsp : ',')
  const fraction = rest === 0 ? '' : `${locale === 'ru' ? ',' : '.'}${String(rest).padStart(2, '0')}`
  return locale === 'ru' ? `${sign}${whole}${fraction}${nbsp}₽` : `${sign}₽${whole}${fraction}`
}

export function groupThousands(value: number, separator: string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator)
}
