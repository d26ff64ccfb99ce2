import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
import type { Both } from '../../platform/languages.ts'

/** What halls and other places of the building are called, where one finds them and what hangs there. */
export const places = pgTable('places', {
  key: text().primaryKey(),
  name: jsonb().$type<Both>().notNull(),
  whereabouts: jsonb().$type<Both>().notNull(),
  holds: jsonb().$type<Both>().notNull(),
  position: integer().notNull(),
  /** The code's own: what a place is where nobody has said anything else. */
  defaults: jsonb().$type<{ name: Both; whereabouts: Both; holds: Both; position: number }>().notNull(),
  publishedRuAt: instant('published_ru_at'),
  publishedEnAt: instant('published_en_at'),
})
