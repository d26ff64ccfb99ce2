import type { LocaleCode } from '../platform/languages.ts'

/** The column that says since when a row is published in a language. */
export const publishedAt = {
  ru: 'publishedRuAt',
  en: 'publishedEnAt',
} as const satisfies Record<LocaleCode, string>
