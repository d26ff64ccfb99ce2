import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Both } from '../platform/languages.ts'
import type { Block, BothTexts } from './blocks.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Moves with every change of content; part of what a page's payload is asked by. */
export const contentVersion = pgSequence('content_version')

export const pictures = pgTable('pictures', {
  path: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  alt: jsonb().$type<Both>().notNull(),
})

export const speakers = pgTable(
  'speakers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    firstName: jsonb('first_name').$type<Both>().notNull(),
    lastName: jsonb('last_name').$type<Both>().notNull(),
    role: text().notNull(),
    occupation: jsonb().$type<Both>().notNull(),
    city: jsonb().$type<Both>().notNull(),
    lead: jsonb().$type<Both>().notNull(),
    biography: jsonb().$type<BothTexts>().notNull(),
    picturePath: text('picture_path').references(() => pictures.path),
    revision: integer().notNull().default(1),
    publishedRuAt: instant('published_ru_at'),
    publishedEnAt: instant('published_en_at'),
  },
  table => [
    check('speakers_role', sql`${table.role} in ('artist', 'historian', 'curator', 'restorer', 'educator')`),
    check('speakers_revision', sql`${table.revision} > 0`),
  ],
)

/** A page whose words editors may change: title, lead, description and blocks, in both languages. */
export const pages = pgTable(
  'pages',
  {
    key: text().primaryKey(),
    title: jsonb().$type<Both>().notNull(),
    lead: jsonb().$type<Both>().notNull(),
    description: jsonb().$type<Both>().notNull(),
    blocks: jsonb().$type<Block[]>().notNull(),
    revision: integer().notNull().default(1),
    publishedAt: instant('published_at').notNull(),
  },
  table => [check('pages_revision', sql`${table.revision} > 0`)],
)
