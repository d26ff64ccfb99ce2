import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    hits: integer().notNull(),
  },
  table => [index('rate_limits_window_start').on(table.windowStart)],
)

/** An answer kept for whoever asks the same again: a repeated click places one order. */
export const idempotencyKeys = pgTable(
  'kept_answers',
  {
    key: text().primaryKey(),
    bodyHash: text('body_hash').notNull(),
    status: integer().notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [index('kept_answers_created_at').on(table.createdAt)],
)
