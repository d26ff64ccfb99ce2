import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/instant.ts'
import type { Role } from '../platform/person.ts'
import type { DetailPart, EntryCause, Intent } from './entry.ts'
import type { EntryOutcome } from './outcomes.ts'

/**
 * Everything that staff did or were refused, a row for each request. Never changed, never deleted: triggers refuse it. It
 * names nobody by itself: names, addresses and words are `journal_details`, which go when they have been kept long enough.
 */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: uuid('request_id').notNull(),
    at: instant('at').notNull(),
    /** People go, and what they did stays: so no reference. */
    personId: uuid('person_id').notNull(),
    role: text().$type<Role>().notNull(),
    /** The line of the plan: the id of a page, the address of a file. */
    place: text().notNull(),
    /** The address without its language: it is the key of the thing. */
    path: text().notNull(),
    /** The action: `do` of the form, `open` of a page, `take` of a file. */
    does: text().notNull(),
    outcome: text().$type<EntryOutcome>().notNull(),
    cause: text().$type<EntryCause>().notNull(),
    originDigest: text('origin_digest').notNull(),
    contentDigest: text('content_digest').notNull(),
  },
  table => [
    unique('journal_entries_request').on(table.requestId),
    index('journal_entries_person').on(table.personId, table.id),
    index('journal_entries_path').on(table.path.op('text_pattern_ops'), table.id),
    index('journal_entries_at').on(table.at),
    index('journal_entries_does').on(table.does, table.id),
    index('journal_entries_not_done').on(table.outcome, table.id).where(sql`outcome <> 'done'`),
    check('journal_entries_outcome', sql`${table.outcome} in ('done', 'refused', 'failed', 'interrupted')`),
  ],
)

/** Who, from where and about what, in words. Of what is gone the digest stays in the entry, and the chain holds. */
export const journalDetails = pgTable(
  'journal_details',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => journalEntries.id),
    part: text().$type<DetailPart>().notNull(),
    /** Goes with the words: nobody can try out whose they were. */
    salt: text().notNull(),
    value: jsonb().notNull(),
  },
  table => [
    primaryKey({ name: 'journal_details_pk', columns: [table.entryId, table.part] }),
    check('journal_details_part', sql`${table.part} in ('origin', 'content')`),
  ],
)

/** The chain: each link is the hash of the one before it and of its entry. Never changed, never deleted. */
export const journalLinks = pgTable(
  'journal_links',
  {
    position: bigint({ mode: 'number' }).primaryKey(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => journalEntries.id),
    former: text().notNull(),
    hash: text().notNull(),
  },
  table => [unique('journal_links_entry').on(table.entryId)],
)

/** Entries that wait for their link; a trigger puts them here. */
export const journalUnsealed = pgTable('journal_unsealed', {
  entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
})

/** What somebody has begun and nobody has seen the end of: a killed process leaves a trace too. */
export const journalIntents = pgTable(
  'journal_intents',
  {
    requestId: uuid('request_id').primaryKey(),
    begunAt: instant('begun_at').notNull(),
    intent: jsonb().$type<Intent>().notNull(),
  },
  table => [index('journal_intents_begun').on(table.begunAt)],
)

/** When the chain was looked through, how far, and what was found. */
export const journalChecks = pgTable('journal_checks', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  at: instant('at').notNull(),
  links: bigint({ mode: 'number' }).notNull(),
  /** Of the last link. */
  hash: text().notNull(),
  /** The number of the first entry that is not what it was; null where the chain is whole. */
  brokenAt: bigint('broken_at', { mode: 'number' }),
})
