import { PageFailure, PageRedirect } from '../navigation/page-error.ts'
import type { Route } from '../navigation/route-table.ts'
import { type LocaleCode, withLocale } from '../platform/languages.ts'
import { holdsRole, isStaff, type Person, readsOnly } from '../platform/person.ts'

/** For whom something on a plan is: a page with its actions, a file, a call of the API. */
export type Entry = Pick<Route, 'audience' | 'role' | 'alsoFor'>

/** Why this person may not have it; null when they may. The one rule for pages, actions, files and the API. */
export function refusalOf(
  { audience, role, alsoFor = [] }: Entry,
  person: Person | null,
): 'sign-in' | 'forbidden' | null {
  if (audience === 'public' || audience === 'bearer') return null
  if (!person) return 'sign-in'
  if (audience === 'staff' && !isStaff(person)) return 'forbidden'
  return role && ![role, ...alsoFor].some(one => holdsRole(person, one)) ? 'forbidden' : null
}

/** Before a page is loaded: nobody is led to the sign-in, somebody without the role is told so. */
export function guardPage(
  entry: Entry,
  { person, pathname, locale }: { person: Person | null; pathname: string; locale: LocaleCode },
): void {
  const refused = refusalOf(entry, person)
  if (refused === 'forbidden') throw forbidden(entry)
  if (refused === 'sign-in') {
    const to = encodeURIComponent(pathname).replaceAll('%2F', '/')
    throw new PageRedirect(withLocale(`/sign-in/?to=${to}`, locale))
  }
}

/** Before something is done or a file is made: there is no page that could lead anywhere. */
export function guardWork(entry: Entry, person: Person | null): void {
  if (refusalOf(entry, person)) throw forbidden(entry)
}

/** Before something is done: whoever only reads does nothing, wherever they may look. */
export function guardAction(entry: Entry, person: Person | null): void {
  guardWork(entry, person)
  if (entry.audience === 'staff' && person && readsOnly(person)) throw forbidden(entry)
}

function forbidden({ role }: Entry): PageFailure {
  return new PageFailure(403, role ? `This is for the role ${role}.` : 'This is for whoever has signed in.')
}
