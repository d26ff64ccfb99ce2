import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { formWordings } from '../../applications/tables.ts'
import { audioStops } from '../../content/audio/tables.ts'
import { banners } from '../../content/banners/tables.ts'
import { documents } from '../../content/documents/tables.ts'
import { departures, events } from '../../content/events/tables.ts'
import { withdrawnAt } from '../../content/one-language/find-language.server.ts'
import { places } from '../../content/places/tables.ts'
import * as content from '../../content/tables.ts'
import { letterWordings } from '../../mail/tables.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { publishedAt } from '../../platform/published-at.ts'
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
  /** Since when it is not seen is written down. What the floor plan names is never taken out of both languages. */
  isWithdrawnSince?: true
  /** What was published stays: a publication is one more version. */
  isVersioned?: true
}

/** Since when a record is seen in a language, where it can be hidden in one. */
export const seenColumn: Record<LocaleCode, string> = publishedAt

/** Since when it is not, where that is what is written down. */
export const withdrawnColumn: Record<LocaleCode, string> = withdrawnAt

/** Where the site reads what editors have published. */
export const liveTables: Record<KindName, LiveTable> = {
  pages: { table: content.pages, key: content.pages.key, isWithdrawnSince: true },
  participants: { table: content.participants, key: content.participants.slug },
  artists: { table: content.artists, key: content.artists.slug },
  speakers: { table: content.speakers, key: content.speakers.id, isNumbered: true, isCounted: true },
  people: { table: content.members, key: content.members.id, isNumbered: true, isCounted: true },
  events: { table: events, key: events.slug },
  departures: { table: departures, key: departures.id, isNumbered: true, isCounted: true },
  partners: { table: content.partners, key: content.partners.slug },
  releases: { table: content.releases, key: content.releases.slug },
  questions: { table: content.questions, key: content.questions.slug },
  'audio-stops': { table: audioStops, key: audioStops.number, isNumbered: true },
  departments: { table: content.departments, key: content.departments.slug },
  documents: { table: documents, key: documents.slug, isAlwaysSeen: true, isVersioned: true },
  letters: { table: letterWordings, key: letterWordings.key },
  menu: { table: content.menuEntries, key: content.menuEntries.key },
  forms: { table: formWordings, key: formWordings.key },
  places: { table: places, key: places.key },
  banners: { table: banners, key: banners.id, isNumbered: true, isCounted: true },
}

/** What has its place on the site for good: legal texts, and pages that the floor plan names. */
export function isNeverTrashed({ kind, isPlanned }: { kind: KindName; isPlanned: boolean }): boolean {
  return isPlanned || isForGood(kind)
}

/** Whether all of a kind has. */
export function isForGood(kind: KindName): boolean {
  return liveTables[kind].isAlwaysSeen ?? false
}
