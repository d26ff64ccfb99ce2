import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/instant.ts'

/** A file that goes along, its bytes as base64. */
export type Attachment = { filename: string; contentType: string; content: string }

/** The outbox: a letter is written here with the change that causes it, and sent by a job. */
export const letters = pgTable(
  'letters',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The words alone; every letter has them. */
    body: text().notNull(),
    html: text(),
    attachments: jsonb().$type<Attachment[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    attempts: integer().notNull().default(0),
    /** It opens something: its words go as soon as it is sent. */
    isSecret: boolean('is_secret').notNull().default(false),
    /** The ids of what it tells of, for whoever looks for it later. */
    about: uuid().array().notNull().default([]),
  },
  table => [
    index('letters_about').using('gin', table.about),
    index('letters_with_words').on(table.createdAt).where(sql`body <> ''`),
  ],
)
