import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { editions } from '../../editions/tables.ts'
import { instant } from '../../platform/database/instant.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Change } from '../changes.ts'
import type { Json, JsonObject } from '../record.ts'

// Which record it is of: the kind, and what the record is known by.
const ofRecord = { kind: text().notNull(), key: text().notNull() }
// Who did it. The name stays readable when the account is gone.
const byPerson = { personId: text('person_id').notNull(), personName: text('person_name').notNull() }

/** What editors have before them, one for each record that was ever opened for writing. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    ...ofRecord,
    record: jsonb().$type<JsonObject>().notNull(),
    /** What was on the site when the draft and the site were last the same; null where it never was. */
    base: jsonb().$type<JsonObject>(),
    /** Translations that are older than their original: what that said when they were made, by path. */
    stale: jsonb().$type<Record<string, Json>>().notNull(),
    /** Grows with every change. */
    revision: integer().notNull(),
    isChanged: boolean('is_changed').notNull(),
    changedAt: instant('changed_at').notNull(),
    ...byPerson,
    trashedAt: instant('trashed_at'),
    /** Of a record that belongs to one fair and is not on the site yet: to which. */
    editionId: text('edition_id').references(() => editions.id),
  },
  table => [
    primaryKey({ name: 'content_drafts_pk', columns: [table.kind, table.key] }),
    index('content_drafts_changed').on(table.changedAt),
    // What waits to be published, for the desk and its rail.
    index('content_drafts_waiting').on(table.changedAt).where(sql`is_changed and trashed_at is null`),
    check('content_drafts_revision', sql`${table.revision} >= 0`),
  ],
)

/** Every change that was ever made, by the id its sender gave it: whatever comes twice is made once. Never changed. */
export const contentEdits = pgTable(
  'content_edits',
  {
    id: uuid().primaryKey(),
    ...ofRecord,
    revision: integer().notNull(),
    at: instant('at').notNull(),
    ...byPerson,
    changes: jsonb().$type<Change[]>().notNull(),
    /** What makes them undone. */
    inverse: jsonb().$type<Change[]>().notNull(),
    /** Of an edit that takes another back: which one. */
    undoes: uuid(),
  },
  table => [
    index('content_edits_record').on(table.kind, table.key, table.revision),
    index('content_edits_person').on(table.personId, table.at),
  ],
)

/** Records as they stood at a moment worth coming back to. Never changed, never deleted. */
export const contentVersions = pgTable(
  'content_versions',
  {
    ...ofRecord,
    number: integer().notNull(),
    record: jsonb().$type<JsonObject>().notNull(),
    at: instant('at').notNull(),
    ...byPerson,
    /** Why it was kept. */
    event: text().$type<VersionEvent>().notNull(),
    /** In which languages it was put on the site. */
    languages: jsonb().$type<LocaleCode[]>().notNull(),
    /** Of a restored one: which version came back. */
    restored: integer(),
    /** What was lifted before it went out, and why. */
    reason: text(),
  },
  table => [
    primaryKey({ name: 'content_versions_pk', columns: [table.kind, table.key, table.number] }),
    check(
      'content_versions_event',
      sql`${table.event} in ('first', 'written', 'published', 'withdrawn', 'restored', 'trashed', 'returned', 'taken-back')`,
    ),
  ],
)

export type VersionEvent =
  /** As it was found when somebody first wrote here. */
  | 'first'
  /** What somebody had written before another went on. */
  | 'written'
  | 'published'
  | 'withdrawn'
  | 'restored'
  | 'trashed'
  | 'returned'
  /** What was put out by a release or a bulk action is not any more: the site shows what it showed before. */
  | 'taken-back'
