import { type LocaleCode, localeCodes } from './languages.ts'

/** The column that says since when a row is published in a language. */
export const publishedAt = {
  ru: 'publishedRuAt',
  en: 'publishedEnAt',
} as const satisfies Record<LocaleCode, string>

type Published = Record<(typeof publishedAt)[LocaleCode], Date | null>

export function isPublishedIn(row: Published, code: LocaleCode): boolean {
  return row[publishedAt[code]] !== null
}

/** The languages in which a row is seen. */
export function languagesSeen(row: Published): LocaleCode[] {
  return localeCodes.filter(code => isPublishedIn(row, code))
}
