import type { Person } from '../../platform/person.ts'
import type { SubmissionFilter } from './submission-filter.ts'

/** The one form whose submissions somebody sees; null for whoever sees them all. The press office has accreditations. */
export function onlyForm({ role }: Pick<Person, 'role'>): string | null {
  return role === 'press' ? 'media' : null
}

/** A filter that asks for no more than this person sees. */
export function ownFilter(filter: SubmissionFilter, person: Pick<Person, 'role'>): SubmissionFilter {
  const form = onlyForm(person)
  return form ? { ...filter, form } : filter
}
