import type { LocaleCode } from '../platform/languages.ts'

/** «Э-218» / “E-218”: what an application is called by. */
export function applicationNumber(number: number, locale: LocaleCode): string {
  return `${locale === 'ru' ? 'Э' : 'E'}-${number}`
}
