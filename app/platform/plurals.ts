import type { LocaleCode } from './languages.ts'

/** Russian needs three forms for whole numbers (1 день, 2 дня, 5 дней) and a fourth for fractions (1,5 дня). */
export type PluralForms<Text extends string = string> = { one: Text; few?: Text; many?: Text; other: Text }

export function plural<Text extends string>(
  count: number,
  locale: LocaleCode,
  forms: PluralForms<Text>,
): Text {
  return locale === 'ru' ? russianForm(count, forms) : count === 1 ? forms.one : forms.other
}

function russianForm<Text extends string>(count: number, forms: PluralForms<Text>): Text {
  if (!Number.isInteger(count)) return forms.other
  const tens = Math.abs(count) % 100
  const units = tens % 10
  if (units === 1 && tens !== 11) return forms.one
  if (units >= 2 && units <= 4 && (tens < 12 || tens > 14)) return forms.few ?? forms.other
  return forms.many ?? forms.other
}
