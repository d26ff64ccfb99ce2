import { autumn2025 } from '../editions/edition.ts'
import { phrasesOf } from '../editions/phrases.ts'
import type { LocaleCode } from '../platform/languages.ts'

/** The dates that stand on every page, in header, menu and footer. */
export function fairPhrases(locale: LocaleCode) {
  return phrasesOf(autumn2025, locale)
}
