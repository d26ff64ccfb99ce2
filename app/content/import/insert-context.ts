import type { Edition } from '../../editions/edition.ts'
import type { WorkNote } from './import-pictures.server.ts'

/** Dates are counted from the edition's first day; works are described by the pictures' manifest. */
export type InsertContext = { edition: Edition; now: Date; notes: WorkNote[] }

/** Whose edition a listed thing belongs to, and that it is seen in both languages. */
export function publishedIn({ edition, now }: InsertContext) {
  return { editionId: edition.id, publishedRuAt: now, publishedEnAt: now }
}
