import { roleNames } from '../../office/frame-data.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { isRole } from '../../platform/person.ts'

/** Why something was done to an account, with roles by the names people know: «редактор → куратор: …». */
export function reasonInWords(reason: string, locale: LocaleCode): string {
  const [, from = '', to = ''] = /^([a-z-]+)(?: → ([a-z-]+))?(?=:|$)/.exec(reason) ?? []
  if (!isRole(from)) return reason
  const said = isRole(to) ? `${from} → ${to}` : from
  const words = isRole(to) ? `${roleNames[locale][from]} → ${roleNames[locale][to]}` : roleNames[locale][from]
  return `${words}${reason.slice(said.length)}`
}
