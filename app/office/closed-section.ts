import type { RequestContext } from '../page-server/load-context.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { type Person, readsOnly, type StaffRole, staffRoles } from '../platform/person.ts'
import { roleNames } from './frame-data.ts'
import { railOf } from './rail.ts'

/** A section of the office that somebody may not open: what it is called and who may. */
export type ClosedSection = { to: string; label: string; roles: string[] }

type Asking = Pick<RequestContext, 'mayOpen'> & { person: Person; locale: LocaleCode }

/** The closed section that a page is of; none where it is open, or is no page of the office. */
export function closedSectionOf(path: string, asking: Asking): ClosedSection | null {
  return closedSections(asking)
    .filter(({ to }) => path.startsWith(to))
    .reduce<ClosedSection | null>((longest, one) => (longest && longest.to > one.to ? longest : one), null)
}

/** Every section of the rail that this person may not open. */
export function closedSections({ person, locale, mayOpen }: Asking): ClosedSection[] {
  const opens = (to: string, role: StaffRole) => mayOpen(to, { ...person, role })
  return railOf(to => !mayOpen(to, person), locale).map(({ to, label }) => ({
    to,
    label,
    roles: staffRoles.filter(role => opens(to, role)).map(role => roleNames[locale][role]),
  }))
}

/** Whoever only reads is given more by word of mouth: nothing is sent in their name. */
export function mayAskForAccess(person: Person): boolean {
  return !readsOnly(person)
}
