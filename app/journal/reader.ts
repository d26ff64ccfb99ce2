import type { Person } from '../platform/person.ts'

/** What of the journal somebody reads: everything, their own traces, and beside these what was done at some addresses. */
export type Reader = { isEverything: boolean; personId: string; under: string | null }

const editorialPath = '/office/content/'

/** Whoever keeps the house reads everything, the chief editor the editors' work, everybody their own. */
export function readerOf({ id, role }: Pick<Person, 'id' | 'role'>): Reader {
  return {
    isEverything: role === 'admin',
    personId: id,
    under: role === 'chief-editor' ? editorialPath : null,
  }
}
