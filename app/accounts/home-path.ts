import { railOf } from '../office/rail.ts'
import type { RequestContext } from '../page-server/load-context.ts'
import type { Person } from '../platform/person.ts'

/** Where somebody who has signed in goes when they have asked for nothing else: staff to their office, others to their account. */
export function homePath(
  { mayOpen, locale }: Pick<RequestContext, 'mayOpen' | 'locale'>,
  person: Person,
): string {
  return railOf(path => mayOpen(path, person), locale)[0]?.to ?? '/account/'
}
