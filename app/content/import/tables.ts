import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'

/** What has been brought in from content/, so that nothing comes twice, whatever staff did with it since. */
export const contentImports = pgTable(
  'content_imports',
  {
    entity: text().notNull(),
    key: text().notNull(),
    importedAt: instant('imported_at').notNull(),
  },
  table => [primaryKey({ name: 'content_imports_pk', columns: [table.entity, table.key] })],
)
