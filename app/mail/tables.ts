import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/instant.ts'
import type { Both, LocaleCode } from '../platform/languages.ts'
import type { LetterDefaults } from './words/letter-words.ts'

/** A file that goes along, its bytes as base64. */
export type Attachment = { filename: string; contentType: string; content: string }

/** The outbox: a letter is written here with the change that causes it, and sent by a job. */
export const letters = pgTable(
  'letters',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** One of `letter-kinds.ts`; empty on letters from before it was written down. */
    kind: text().notNull().default(''),
    locale: text().$type<LocaleCode>().notNull().default('ru'),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The words alone; every letter has them. */
    body: text().notNull(),
    html: text(),
    attachments: jsonb().$type<Attachment[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    attempts: integer().notNull().default(0),
    /** What the mail server answered last, while the letter is not sent. */
    lastError: text('last_error'),
    /** The letter it is a copy of: sent again, or to oneself. */
    againOf: uuid('again_of'),
    /** It opens something: its words go as soon as it is sent. */
    isSecret: boolean('is_secret').notNull().default(false),
    /** The ids of what it tells of, for whoever looks for it later. */
    about: uuid().array().notNull().default([]),
  },
  table => [
    index('letters_by_time').on(table.createdAt, table.id),
    index('letters_unsent').on(table.createdAt).where(sql`sent_at is null`),
    index('letters_by_kind').on(table.kind, table.locale, table.createdAt),
    index('letters_again').on(table.againOf).where(sql`again_of is not null`),
    index('letters_about').using('gin', table.about),
    // What staff look for stands anywhere in an address or a subject.
    index('letters_by_words').using(
      'gin',
      table.recipient.op('gin_trgm_ops'),
      table.subject.op('gin_trgm_ops'),
    ),
    index('letters_with_words').on(table.createdAt).where(sql`body <> ''`),
  ],
)

/**
 * What letters say: the words an editor has published, or those of the code. Seen in no language, they are nobody's words:
 * the letter says what the code says.
 */
export const letterWordings = pgTable('letter_wordings', {
  key: text().primaryKey(),
  subject: jsonb().$type<Both>().notNull(),
  title: jsonb().$type<Both>().notNull(),
  paragraphs: jsonb().$type<Record<LocaleCode, string[]>>().notNull(),
  /** The code's own, by which new words are judged. */
  defaults: jsonb().$type<LetterDefaults>().notNull(),
  publishedRuAt: instant('published_ru_at'),
  publishedEnAt: instant('published_en_at'),
})
