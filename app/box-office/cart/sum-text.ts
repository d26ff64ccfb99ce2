import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import type { PickerPageTexts } from './picker-texts.ru.ts'

/** «2 × 2 100 ₽», «1 × бесплатно». */
export function eachText(
  quantity: number,
  unitKopecks: number,
  t: PickerPageTexts,
  locale: LocaleCode,
): string {
  return fill(t.cart.each, { quantity, price: sumText(unitKopecks, t, locale) })
}

/** Nothing to pay is said in words. */
export function sumText(kopecks: number, t: PickerPageTexts, locale: LocaleCode): string {
  return kopecks === 0 ? t.picker.free : formatRoubles(kopecks, locale)
}
