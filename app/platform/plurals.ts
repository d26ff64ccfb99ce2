import type { LocaleCode } from './languages.ts'

/** Russian needs three forms for whole numbers (1 день, 2 дня, 5 дней) and a fourth for fractions (1,5 дня). */
export type PluralForms<Text extends string = string> = { one: Text; few?: Text; many?: Text; other: Text }

export function plural<Text extends string>(
  count: number,
  locale: LocaleCode,
  forms: PluralForms<Text>,
): Text {
  const form = rules[locale].select(count) as keyof PluralForms
  return forms[form] ?? forms.other
}

const rules: Record<LocaleCode, Intl.PluralRules> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
}
