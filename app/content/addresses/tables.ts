import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'

/**
 * Addresses that lead elsewhere: those that records had before, and those that editors set by hand. Asked only where no
 * page stands, so that none can stand before one.
 */
export const redirects = pgTable(
  'redirects',
  {
    /** Without its language: both have it. */
    fromPath: text('from_path').primaryKey(),
    /** The record it leads to, wherever that is by now; or a page of the site. */
    kind: text(),
    key: text(),
    toPath: text('to_path'),
    isByHand: boolean('is_by_hand').notNull(),
    madeAt: instant('made_at').notNull(),
    personId: text('person_id').notNull(),
    personName: text('person_name').notNull(),
    /** Taken away; whoever did may return it. */
    removedAt: instant('removed_at'),
    /** How often somebody came by it, and on which day last. */
    hits: integer().notNull().default(0),
    lastHitOn: date('last_hit_on', { mode: 'string' }),
  },
  table => [
    index('redirects_record').on(table.kind, table.key),
    check(
      'redirects_from',
      sql`${table.fromPath} ~ '^/([a-z0-9_-]+/)+$' and length(${table.fromPath}) <= 200`,
    ),
    check(
      'redirects_to',
      sql`(${table.toPath} is null) = (${table.kind} is not null and ${table.key} is not null)`,
    ),
    check(
      'redirects_to_path',
      sql`${table.toPath} ~ '^/([a-z0-9_-]+/)*$' and ${table.toPath} <> ${table.fromPath}`,
    ),
  ],
)
