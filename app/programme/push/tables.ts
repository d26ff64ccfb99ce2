import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
import type { LocaleCode } from '../../platform/languages.ts'

/** A browser that asked to be told of changes of what it keeps: where to tell it, how to seal what is told, no name. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    /** The events of the plan, by slug. */
    events: text().array().notNull(),
    createdAt: instant('created_at').notNull(),
    lastOkAt: instant('last_ok_at'),
    /** How many notices in a row the push service has not taken. */
    failures: integer().notNull().default(0),
  },
  table => [
    check('push_subscriptions_endpoint', sql`length(${table.endpoint}) <= 1000`),
    check('push_subscriptions_locale', sql`${table.locale} in ('ru', 'en')`),
    check('push_subscriptions_events', sql`cardinality(${table.events}) <= 200`),
    index('push_subscriptions_kept').using('gin', table.events),
    index('push_subscriptions_created').on(table.createdAt),
  ],
)

/** A change of the programme that whoever keeps the event is to be told of; a trigger writes it beside the change. */
export const pushPromises = pgTable(
  'push_promises',
  {
    changeId: bigint('change_id', { mode: 'number' }).primaryKey(),
    eventSlug: text('event_slug').notNull(),
    promisedAt: instant('promised_at'),
  },
  table => [
    index('push_promises_waiting').on(table.changeId).where(sql`promised_at is null`),
    index('push_promises_event').on(table.eventSlug, table.changeId),
  ],
)

/** One browser is told of one change once. */
export const pushNotices = pgTable(
  'push_notices',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    changeId: bigint('change_id', { mode: 'number' }).notNull(),
    sentAt: instant('sent_at'),
  },
  table => [primaryKey({ columns: [table.subscriptionId, table.changeId] })],
)
