import type { Person } from '../accounts/person.ts'
import en from '../accounts/texts.en.ts'
import ru, { type AccountTexts } from '../accounts/texts.ru.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { doorsOf, type ShownDoor } from './rail.ts'

/** What stands around every page of the office: whose it is, and where else they may go. */
export type OfficeFrame = {
  name: string
  role: string
  doors: (ShownDoor & { count: number })[]
  words: AccountTexts['office']
}

/** `counts` are what waits behind a door, by its path. */
export function officeFrame(
  person: Person,
  locale: LocaleCode,
  counts: Record<string, number> = {},
): OfficeFrame {
  const t = { ru, en }[locale]
  return {
    name: person.name,
    role: t.roles[person.role],
    doors: doorsOf(person, locale).map(door => ({ ...door, count: counts[door.to] ?? 0 })),
    words: t.office,
  }
}
