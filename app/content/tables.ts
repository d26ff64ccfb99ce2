import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/instant.ts'
import type { Both } from '../platform/languages.ts'
import type { Block, BothTexts } from './blocks/blocks.ts'
import { pictures } from './pictures/tables.ts'

/** Moves with every change of content; part of what a page's payload is asked by. */
export const contentVersion = pgSequence('content_version')

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
    /** Since when it is not read in a language; a page of the floor plan is read in the other one. */
    withdrawnRuAt: instant('withdrawn_ru_at'),
    withdrawnEnAt: instant('withdrawn_en_at'),
    /** What stands in its address where that is not the key any more; only of pages that editors have made. */
    address: text(),
    /** When editors made it. Those that have no such moment stand where the floor plan says. */
    madeAt: instant('made_at'),
  },
  table => [
    uniqueIndex('pages_address').on(sql`coalesce(${table.address}, ${table.key})`),
    check('pages_revision', sql`${table.revision} > 0`),
    check(
      'pages_in_a_language',
      sql`${table.madeAt} is not null or ${table.withdrawnRuAt} is null or ${table.withdrawnEnAt} is null`,
    ),
    check('pages_made_address', sql`${table.address} is null or ${table.madeAt} is not null`),
  ],
)

// What every listed thing of the fair has: whose edition it belongs to, and in which languages it may be seen.
export const published = {
  editionId: text('edition_id').notNull(),
  publishedRuAt: instant('published_ru_at'),
  publishedEnAt: instant('published_en_at'),
}

/**
 * What stands in the address of its page where that is not the slug any more. The slug is what a record is known by for
 * ever: to plans that visitors keep, to calendars, places, drafts and versions.
 */
export const address = text()

/** Whoever made a work, or is shown by a house. What is known of a person stands here and nowhere else. */
export const artists = pgTable(
  'artists',
  {
    slug: text().primaryKey(),
    name: jsonb().$type<Both>().notNull(),
    /** The year; with the rest below empty where a fair older than this table knew the name alone. */
    born: integer(),
    city: jsonb().$type<Both>(),
    school: jsonb().$type<Both>(),
    practice: jsonb().$type<Both>(),
    about: jsonb().$type<Both>(),
    address,
    ...published,
  },
  table => [
    uniqueIndex('artists_address').on(sql`coalesce(${table.address}, ${table.slug})`),
    check('artists_slug', sql`${table.slug} ~ '^[a-z0-9-]{1,80}$'`),
    check('artists_born', sql`${table.born} between 1900 and 2100`),
  ],
)

/** Somebody with a stand. The number is the one of the catalogue, the code the one of the plan. */
export const participants = pgTable(
  'participants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique('participants_slug'),
    number: integer().notNull(),
    name: jsonb().$type<Both>().notNull(),
    type: text().notNull(),
    city: jsonb().$type<Both>().notNull(),
    section: text().notNull(),
    standCode: text('stand_code').notNull(),
    lead: jsonb().$type<Both>().notNull(),
    about: jsonb().$type<BothTexts>().notNull(),
    /** Names, as the release before `artists` reads them while it still runs; to be dropped by the next one. */
    formerArtists: jsonb('artists').$type<Both[]>(),
    email: text().notNull(),
    website: text(),
    address,
    ...published,
  },
  table => [
    uniqueIndex('participants_address').on(sql`coalesce(${table.address}, ${table.slug})`),
    check(
      'participants_type',
      sql`${table.type} in ('gallery', 'workshop', 'artist', 'sculptor', 'school', 'publisher')`,
    ),
    check(
      'participants_section',
      sql`${table.section} in ('painting', 'sculpture', 'paper', 'applied', 'schools', 'book')`,
    ),
    check('participants_stand_code', sql`${table.standCode} ~ '^[A-F]-[0-9]{2}$'`),
  ],
)

/** Whom a participant shows, in the order they are named. */
export const participantArtists = pgTable(
  'participant_artists',
  {
    participantId: integer('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    artistSlug: text('artist_slug')
      .notNull()
      .references(() => artists.slug, { onUpdate: 'cascade' }),
    position: integer().notNull(),
  },
  table => [
    primaryKey({ name: 'participant_artists_pk', columns: [table.participantId, table.artistSlug] }),
    index('participant_artists_artist').on(table.artistSlug),
  ],
)

/** A work on a stand; its number follows the participant's: № 12.3. */
export const works = pgTable(
  'works',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    participantId: integer('participant_id')
      .notNull()
      .references(() => participants.id),
    position: integer().notNull(),
    picturePath: text('picture_path')
      .notNull()
      .references(() => pictures.path),
    artistSlug: text('artist_slug')
      .notNull()
      .references(() => artists.slug, { onUpdate: 'cascade' }),
    /** The name, as the release before `artists` reads it while it still runs; to be dropped by the next one. */
    formerAuthor: jsonb('author').$type<Both>(),
    title: jsonb().$type<Both>().notNull(),
    year: integer().notNull(),
    technique: jsonb().$type<Both>().notNull(),
    heightCm: integer('height_cm').notNull(),
    widthCm: integer('width_cm').notNull(),
    mark: text().$type<'free' | 'held' | 'sold'>().notNull(),
    priceKopecks: integer('price_kopecks'),
  },
  table => [
    index('works_participant').on(table.participantId),
    index('works_artist').on(table.artistSlug),
    check('works_mark', sql`${table.mark} in ('free', 'held', 'sold')`),
    check('works_price', sql`${table.priceKopecks} > 0`),
  ],
)

/** Jury, councils and team: the people behind the fair, in the order they are named. */
export const members = pgTable(
  'members',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    body: text().notNull(),
    position: integer().notNull(),
    firstName: jsonb('first_name').$type<Both>().notNull(),
    lastName: jsonb('last_name').$type<Both>().notNull(),
    duty: jsonb().$type<Both>().notNull(),
    about: jsonb().$type<Both>().notNull(),
    picturePath: text('picture_path').references(() => pictures.path),
    ...published,
  },
  table => [check('members_body', sql`${table.body} in ('jury', 'curatorial', 'expert', 'team')`)],
)

export const partners = pgTable('partners', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  name: jsonb().$type<Both>().notNull(),
  category: text().notNull(),
  role: jsonb().$type<Both>().notNull(),
  about: jsonb().$type<Both>().notNull(),
  markPath: text('mark_path').notNull(),
  website: text(),
  ...published,
})

export const releases = pgTable(
  'releases',
  {
    slug: text().primaryKey(),
    releasedOn: date('released_on').notNull(),
    title: jsonb().$type<Both>().notNull(),
    lead: jsonb().$type<Both>().notNull(),
    body: jsonb().$type<BothTexts>().notNull(),
    picturePath: text('picture_path').references(() => pictures.path),
    address,
    ...published,
  },
  table => [uniqueIndex('releases_address').on(sql`coalesce(${table.address}, ${table.slug})`)],
)

export const questions = pgTable('questions', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  topic: text().notNull(),
  isOnHome: boolean('is_on_home').notNull(),
  question: jsonb().$type<Both>().notNull(),
  answer: jsonb().$type<BothTexts>().notNull(),
  ...published,
})

export const departments = pgTable('departments', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  name: jsonb().$type<Both>().notNull(),
  about: jsonb().$type<Both>().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  forms: jsonb().$type<string[]>().notNull().default([]),
  ...published,
})

/** Links of the header, of the menu with its footer, and of the line of documents, as editors have them. */
export const menuEntries = pgTable(
  'menu_entries',
  {
    key: text().primaryKey(),
    label: jsonb().$type<Both>().notNull(),
    position: integer().notNull(),
    isShown: boolean('is_shown').notNull(),
    /** In which list it stands and where it leads: of a link of the code, as the code has it. */
    place: text(),
    to: text('leads_to'),
    /** The code's own: what an entry is where nobody has said anything else. A link that editors have added has none. */
    defaults: jsonb().$type<{ label: Both; position: number }>(),
    publishedRuAt: instant('published_ru_at'),
    publishedEnAt: instant('published_en_at'),
  },
  table => [
    check(
      'menu_entries_made',
      sql`${table.defaults} is not null or (${table.place} is not null and ${table.to} is not null)`,
    ),
    check(
      'menu_entries_place',
      sql`${table.place} in ('header', 'fair', 'see', 'visit', 'takePart', 'documents')`,
    ),
    check('menu_entries_leads_to', sql`${table.to} ~ '^(/|https://)'`),
  ],
)
