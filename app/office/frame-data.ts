import type { Person } from '../accounts/person.ts'
import en from '../accounts/texts.en.ts'
import ru, { type AccountTexts } from '../accounts/texts.ru.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { railOf, type ShownRailLink } from './rail.ts'

/** What stands around every page of the office: whose it is, and where else they may go. */
export type OfficeFrameData = {
  name: string
  role: string
  doors: (ShownRailLink & { count: number })[]
  words: AccountTexts['office']
}

/** `counts` are what waits behind a door, by its path. */
export function officeFrameData(
  person: Person,
  locale: LocaleCode,
  counts: Record<string, number> = {},
): OfficeFrameData {
  const t = { ru, en }[locale]
  return {
    name: person.name,
    role: t.roles[person.role],
    doors: railOf(person, locale).map(door => ({ ...door, count: counts[door.to] ?? 0 })),
    words: t.office,
  }
}
