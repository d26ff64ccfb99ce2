import type { Edition } from '../../editions/edition.ts'
import type { RequestContext } from '../../page-server/load-context.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'

export type FoundThing = {
  to: string
  title: string
  note: string
  /** Where visitors see it, if they do. */
  site?: string
}
export type Looking = {
  db: Db
  query: string
  locale: LocaleCode
  now: Date
  edition: Edition
  person: Person
}

/** What a room lets the one search of the office look through. They are listed in `shell/rooms/office-searches.server.ts`. */
export type OfficeSearch = {
  /** Whoever may open this list may find what is in it. */
  at: string
  label: Both
  /** The best few by a fixed number of questions to the database. */
  find(looking: Looking): Promise<FoundThing[]>
  /** The whole list by the same words; the page at `at` unless a room has no such list. */
  hasNoList?: true
  /** What the address of that list says besides the words, where it would else narrow them. */
  listWith?: Readonly<Record<string, string>>
}

export type FoundGroup = { label: string; things: FoundThing[]; all: string | null }

export const shortestSearch = 2
export const longestSearch = 100
export const foundOfEach = 5

/** What was found in each room that this person may enter; rooms without anything are left out. */
export async function searchOffice(
  searches: readonly OfficeSearch[],
  looking: Looking & Pick<RequestContext, 'mayOpen'>,
): Promise<FoundGroup[]> {
  const { query, locale, mayOpen, person } = looking
  if (query.length < shortestSearch) return []
  const open = searches.filter(({ at }) => mayOpen(at, person))
  const groups: FoundGroup[] = []
  for (const { at, label, find, hasNoList, listWith } of open) {
    const things = (await find(looking)).slice(0, foundOfEach)
    const all = hasNoList ? null : `${at}?${new URLSearchParams({ q: query, ...listWith })}`
    if (things.length > 0) groups.push({ label: label[locale], things, all })
  }
  return groups
}

declare module '../../page-server/services.ts' {
  interface Services {
    officeSearches: readonly OfficeSearch[]
  }
}
