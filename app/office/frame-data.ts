import type { RequestContext } from '../page-server/load-context.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { type Person, readsOnly } from '../platform/person.ts'
import helpEn from './help-texts.en.ts'
import helpRu, { type HelpTexts } from './help-texts.ru.ts'
import { railOf, type ShownRailLink } from './rail.ts'
import en from './texts.en.ts'
import ru, { type OfficeFrameTexts } from './texts.ru.ts'

/** What each page is for, in two sentences. */
export const helpTexts: Record<LocaleCode, HelpTexts> = { ru: helpRu, en: helpEn }

const texts: Record<LocaleCode, OfficeFrameTexts> = { ru, en }

export const roleNames: Record<LocaleCode, OfficeFrameTexts['roles']> = { ru: ru.roles, en: en.roles }

/** What stands around every page of the office: whose it is, and where else they may go. */
export type OfficeFrameData = {
  name: string
  role: string
  links: (ShownRailLink & { count: number })[]
  /** Whether this person does things, or only reads. */
  mayAct: boolean
  t: OfficeFrameTexts['frame']
}

/** `counts` are what waits behind a link, by its path. */
export function officeFrameData(
  { person, locale, mayOpen }: Pick<RequestContext, 'locale' | 'mayOpen'> & { person: Person },
  counts: Record<string, number> = {},
): OfficeFrameData {
  const t = texts[locale]
  return {
    name: person.name,
    role: t.roles[person.role],
    links: railOf(path => mayOpen(path, person), locale).map(link => ({
      ...link,
      count: counts[link.to] ?? 0,
    })),
    mayAct: !readsOnly(person),
    t: t.frame,
  }
}
