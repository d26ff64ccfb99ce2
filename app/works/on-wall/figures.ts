import type { LocaleCode } from '../../platform/languages.ts'
import { marks } from '../../platform/money.ts'

/** 37.5 → «37,5» / “37.5”; no more than a millimetre is said. */
export function figure(value: number, locale: LocaleCode): string {
  const [whole = '', rest] = String(Math.round(Math.abs(value) * 10) / 10).split('.')
  return rest ? `${whole}${marks[locale].decimal}${rest}` : whole
}
