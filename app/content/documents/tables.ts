import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Both } from '../../platform/languages.ts'
import type { Article } from '../blocks/blocks.ts'

/** Legal texts. A version that people have agreed to is never changed: the database refuses. */
export const documents = pgTable(
  'documents',
  {
    slug: text().notNull(),
    version: integer().notNull(),
    validFrom: date('valid_from').notNull(),
    title: jsonb().$type<Both>().notNull(),
    articles: jsonb().$type<Article[]>().notNull(),
    sha256: text().notNull(),
  },
  table => [primaryKey({ name: 'documents_pk', columns: [table.slug, table.version] })],
)
