import { PageFailure } from '../navigation/page-error.ts'
import type { Person } from '../platform/person.ts'

/** Those who judge applications or work with them have none of their own. */
export function isApplicant({ role }: Pick<Person, 'role'>): boolean {
  return role === 'member'
}

export function requireApplicant<Somebody extends Pick<Person, 'role'>>(person: Somebody): Somebody {
  if (!isApplicant(person)) throw new PageFailure(403, 'This is for exhibitors.')
  return person
}
