import type { Person } from '../platform/person.ts'

/** What of the journal somebody reads: everything, their own traces, and beside these what was done at some addresses. */
export type Reader = { isEverything: boolean; personId: string; under: readonly string[] }

/** What editors work with: texts, releases, the season. Of these a chief editor reads where they may go. */
const editorialPaths = ['/office/content/', '/office/releases/', '/office/edition/']

/** Whoever keeps the house reads everything, the chief editor the editors' work, everybody their own. */
export function readerOf(person: Pick<Person, 'id' | 'role'>, mayOpen: (path: string) => boolean): Reader {
  return {
    isEverything: person.role === 'admin',
    personId: person.id,
    under: person.role === 'chief-editor' ? editorialPaths.filter(path => mayOpen(path)) : [],
  }
}
