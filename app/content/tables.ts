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
} from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/instant.ts'
import type { Both, LocaleCode } from '../platform/languages.ts'
import type { Article, Block, BothTexts } from './blocks/blocks.ts'

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

// What every listed thing of the fair has: whose edition it belongs to, and in which languages it may be seen.
const published = {
  editionId: text('edition_id').notNull(),
  publishedRuAt: instant('published_ru_at'),
  publishedEnAt: instant('published_en_at'),
}

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
    ...published,
  },
  table => [
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
    ...published,
  },
  table => [
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
    ...published,
  },
  table => [
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

export const audioStops = pgTable('audio_stops', {
  number: integer().primaryKey(),
  title: jsonb().$type<Both>().notNull(),
  place: jsonb().$type<Both>().notNull(),
  minutes: integer().notNull(),
  transcript: jsonb().$type<BothTexts>().notNull(),
  /** Names of files among the recordings, in the languages that have one; elsewhere the device reads aloud. */
  recording: jsonb().$type<Partial<Both>>(),
  ...published,
})

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

export const releases = pgTable('releases', {
  slug: text().primaryKey(),
  releasedOn: date('released_on').notNull(),
  title: jsonb().$type<Both>().notNull(),
  lead: jsonb().$type<Both>().notNull(),
  body: jsonb().$type<BothTexts>().notNull(),
  picturePath: text('picture_path').references(() => pictures.path),
  ...published,
})

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
  forms: jsonb().$type<string[]>().notNull(),
  ...published,
})

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
