import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as content from '../../content/tables.ts'
import type { KindName } from '../kinds/kind-names.ts'

type LiveTable = {
  table: PgTable
  key: PgColumn
  /** The key is a number. */
  isNumbered?: true
  /** The database counts on by itself: it is told of numbers given by hand. */
  isCounted?: true
  /** Seen in every language as soon as it is there. */
  isAlwaysSeen?: true
}

/** Where the site reads what editors have published. */
export const liveTables: Record<KindName, LiveTable> = {
  pages: { table: content.pages, key: content.pages.key, isAlwaysSeen: true },
  participants: { table: content.participants, key: content.participants.slug },
  artists: { table: content.artists, key: content.artists.slug },
  speakers: { table: content.speakers, key: content.speakers.id, isNumbered: true, isCounted: true },
  people: { table: content.members, key: content.members.id, isNumbered: true, isCounted: true },
  events: { table: content.events, key: content.events.slug },
  partners: { table: content.partners, key: content.partners.slug },
  releases: { table: content.releases, key: content.releases.slug },
  questions: { table: content.questions, key: content.questions.slug },
  'audio-stops': { table: content.audioStops, key: content.audioStops.number, isNumbered: true },
  departments: { table: content.departments, key: content.departments.slug },
}
