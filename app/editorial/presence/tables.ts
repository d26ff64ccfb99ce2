import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'

/** Who has a record open: one row for each person, however many tabs and beats. Forgotten by itself. */
export const contentPresence = pgTable(
  'content_presence',
  {
    kind: text().notNull(),
    key: text().notNull(),
    personId: text('person_id').notNull(),
    personName: text('person_name').notNull(),
    /** In which field; '' in none. */
    field: text().notNull(),
    since: instant('since').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  table => [
    primaryKey({ name: 'content_presence_pk', columns: [table.kind, table.key, table.personId] }),
    index('content_presence_seen').on(table.seenAt),
    check('content_presence_field', sql`length(${table.field}) <= 200`),
  ],
)
