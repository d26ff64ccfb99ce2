import type { LocaleCode } from './languages.ts'

const nbsp = '\u00a0'

/** 210000 → «2 100 ₽» / “₽2,100”. Written by hand: ICU versions differ in their spaces, and hydration would too. */
export function formatRoubles(kopecks: number, locale: LocaleCode): string {
  const roubles = Math.trunc(kopecks / 100)
  const rest = Math.abs(kopecks % 100)
  const whole = groupThousands(roubles, locale === 'ru' ? nbsp : ',')
  const fraction = rest === 0 ? '' : `${locale === 'ru' ? ',' : '.'}${String(rest).padStart(2, '0')}`
  return locale === 'ru' ? `${whole}${fraction}${nbsp}₽` : `₽${whole}${fraction}`
}

export function groupThousands(value: number, separator: string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator)
}
