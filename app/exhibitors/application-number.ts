import type { LocaleCode } from '../platform/languages.ts'

const letters: Record<LocaleCode, string> = { ru: 'Э', en: 'E' }

/** «Э-218» / “E-218”: what an application is called by. */
export function applicationNumber(number: number, locale: LocaleCode): string {
  return `${letters[locale]}-${number}`
}
