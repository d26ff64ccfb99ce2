import { railOf } from '../office/rail.ts'
import type { RequestContext } from '../page-server/load-context.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { Person } from '../platform/person.ts'
import { accountNavOf, type ShownAccountLink } from './account-nav.ts'
import en from './frame-texts.en.ts'
import ru, { type AccountFrameTexts } from './frame-texts.ru.ts'

const texts: Record<LocaleCode, AccountFrameTexts> = { ru, en }

/** What stands around every page of an account: whose it is, and where else they may go. */
export type AccountFrameData = {
  name: string
  email: string
  links: (ShownAccountLink & { count: number })[]
  /** Of whoever works here too: the first of their office's pages. */
  office: string | null
  t: AccountFrameTexts
}

/** `counts` are what waits behind a link, by its path. */
export function accountFrameData(
  { person, locale, mayOpen }: Pick<RequestContext, 'locale' | 'mayOpen'> & { person: Person },
  counts: Record<string, number> = {},
): AccountFrameData {
  const mayOpenAsThem = (path: string) => mayOpen(path, person)
  return {
    name: person.name,
    email: person.email,
    links: accountNavOf(mayOpenAsThem, locale).map(link => ({ ...link, count: counts[link.to] ?? 0 })),
    office: railOf(mayOpenAsThem, locale)[0]?.to ?? null,
    t: texts[locale],
  }
}
