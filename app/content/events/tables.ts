import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import type { BothTexts } from '../blocks/blocks.ts'
import { address, published, speakers } from '../tables.ts'

export const events = pgTable(
  'events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique('events_slug'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    hall: text().notNull(),
    format: text().notNull(),
    audience: text().notNull(),
    languages: jsonb().$type<LocaleCode[]>().notNull(),
    ageMark: text('age_mark').notNull(),
    title: jsonb().$type<Both>().notNull(),
    summary: jsonb().$type<Both>().notNull(),
    description: jsonb().$type<BothTexts>().notNull(),
    capacity: integer(),
    priceKopecks: integer('price_kopecks'),
    needsRegistration: boolean('needs_registration').notNull(),
    address,
    ...published,
  },
  table => [
    uniqueIndex('events_address').on(sql`coalesce(${table.address}, ${table.slug})`),
    index('events_starts_at').on(table.startsAt),
    check('events_order', sql`${table.startsAt} < ${table.endsAt}`),
    check('events_age_mark', sql`${table.ageMark} in ('0+', '6+', '12+', '16+', '18+')`),
  ],
)

export const eventSpeakers = pgTable(
  'event_speakers',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id),
    speakerId: integer('speaker_id')
      .notNull()
      .references(() => speakers.id),
    position: integer().notNull(),
  },
  table => [primaryKey({ name: 'event_speakers_pk', columns: [table.eventId, table.speakerId] })],
)

/**
 * How many places an event of the programme has left, where that is none: kept by the database itself when the last one is
 * taken or comes back, so that pages and lists that are kept ready change with it.
 */
export const eventPlaces = pgTable(
  'event_places',
  { slug: text().primaryKey(), state: text().$type<'none' | 'withdrawn'>().notNull() },
  table => [check('event_places_state', sql`${table.state} in ('none', 'withdrawn')`)],
)

/** A guided tour at its hour. What it costs and how many may come is the edition's to say. */
export const departures = pgTable(
  'departures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    type: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    minutes: integer().notNull(),
    languages: jsonb().$type<LocaleCode[]>().notNull(),
    route: jsonb().$type<Both>().notNull(),
    guide: jsonb().$type<Both>().notNull(),
    ...published,
  },
  table => [check('departures_type', sql`${table.type} in ('group', 'individual', 'author')`)],
)
