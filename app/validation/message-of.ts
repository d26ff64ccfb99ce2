import { isLocale, type LocaleCode } from '../platform/languages.ts'
import { type MessageOptions, messageFrom, type Stock } from './message-from.ts'
import type { RuleArguments } from './rule.ts'
import * as english from './texts.en.ts'
import * as russian from './texts.ru.ts'

/** The sentence for a broken rule in a language of the fair. */
export function messageOf(
  broken: { rule: string; args: RuleArguments },
  { locale, ...options }: MessageOptions & { locale: LocaleCode | (string & {}) },
): string {
  return messageFrom(stockOf(locale), broken, options)
}

// A language the fair does not speak has the last resort alone.
function stockOf(locale: string): Stock {
  return isLocale(locale) ? stocks[locale] : { messages: {}, fallback: english.fallback }
}

const stocks: Record<LocaleCode, Stock> = { ru: russian, en: english }
