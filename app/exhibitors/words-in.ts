import { type LocaleCode, localeCodes } from '../platform/languages.ts'

/** How the fields of an application are called in each language: `nameRu`, `nameEn`. */
export const suffixes = { ru: 'Ru', en: 'En' } as const satisfies Record<LocaleCode, string>

/** What somebody wrote in this language; where they did not, in another. */
export function wordsIn(
  fields: Readonly<Record<string, string | undefined>>,
  name: string,
  locale: LocaleCode,
): string {
  const written = [locale, ...localeCodes].map(code => fields[`${name}${suffixes[code]}`])
  return written.find(Boolean) ?? ''
}
