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
  uuid,
} from 'drizzle-orm/pg-core'
import type { ColourShare } from '../images/oklab.ts'
import { instant } from '../platform/database/instant.ts'
import type { Both, LocaleCode } from '../platform/languages.ts'
import type { bannerPlaces, bannerTones } from './banners/banner.ts'
import type { Article, Block, BothTexts } from './blocks/blocks.ts'

/** Moves with every change of content; part of what a page's payload is asked by. */
export const contentVersion = pgSequence('content_version')

/** Where pictures of the library are put together, for people's eyes. */
export const pictureFolders = pgTable('picture_folders', {
  key: text().primaryKey(),
  name: jsonb().$type<Both>().notNull(),
  position: integer().notNull(),
})

/**
 * The library. Records name a picture by its path, for ever; the bytes lie at `file`, which changes when it is replaced, or
 * at the path itself.
 */
export const pictures = pgTable(
  'pictures',
  {
    path: text().primaryKey(),
    /** Of the file, as are the sizes and prints below. */
    width: integer().notNull(),
    height: integer().notNull(),
    alt: jsonb().$type<Both>().notNull(),
    id: uuid().notNull().defaultRandom().unique(),
    file: text().unique(),
    bytes: integer(),
    /** The same bytes are the same picture; looks that differ in a few bits are a similar one. */
    sha256: text(),
    looks: text(),
    /** Its main colours with their shares, read when the file comes in; null until then. */
    colours: jsonb().$type<ColourShare[]>(),
    folder: text().references(() => pictureFolders.key),
    title: jsonb().$type<Both>().notNull().default({ ru: '', en: '' }),
    caption: jsonb().$type<Both>().notNull().default({ ru: '', en: '' }),
    credit: text().notNull().default(''),
    rightsHolder: text('rights_holder').notNull().default(''),
    /** The last day it may be shown; null: without an end. */
    rightsUntil: date('rights_until', { mode: 'string' }),
    /** What every crop keeps in sight, in hundredths of width and height. */
    focusX: integer('focus_x').notNull().default(50),
    focusY: integer('focus_y').notNull().default(50),
    uploadedBy: text('uploaded_by'),
    uploadedAt: instant('uploaded_at'),
    trashedAt: instant('trashed_at'),
    /** Moves with every change of what is said of it or of its file. */
    revision: integer().notNull().default(1),
  },
  table => [
    check('pictures_focus', sql`${table.focusX} between 0 and 100 and ${table.focusY} between 0 and 100`),
    index('pictures_sha256').on(table.sha256),
    index('pictures_folder').on(table.folder),
  ],
)

/** Files that a picture had before: the last one can be returned. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    picture: text()
      .notNull()
      .references(() => pictures.path, { onDelete: 'cascade' }),
    file: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer(),
    sha256: text(),
    looks: text(),
    colours: jsonb().$type<ColourShare[]>(),
    replacedAt: instant('replaced_at').notNull(),
    replacedBy: text('replaced_by').notNull(),
  },
  table => [index('picture_files_picture').on(table.picture, table.replacedAt)],
)

/** Files on their way into the library. */
export const pictureUploads = pgTable(
  'picture_uploads',
  {
    id: uuid().primaryKey(),
    personId: text('person_id').notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    received: integer().notNull().default(0),
    folder: text().references(() => pictureFolders.key),
    /** The picture that this file is to replace, and its revision when somebody wished so. */
    replaces: text().references(() => pictures.path, { onDelete: 'cascade' }),
    revision: integer(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    /** What it became, or why not. */
    picture: text().references(() => pictures.path, { onDelete: 'set null' }),
    outcome: text(),
  },
  table => [
    index('picture_uploads_person').on(table.personId, table.createdAt),
    index('picture_uploads_created').on(table.createdAt),
  ],
)

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
    /** Since when it is not read in a language; the other one has it. */
    withdrawnRuAt: instant('withdrawn_ru_at'),
    withdrawnEnAt: instant('withdrawn_en_at'),
  },
  table => [
    check('pages_revision', sql`${table.revision} > 0`),
    check('pages_in_a_language', sql`${table.withdrawnRuAt} is null or ${table.withdrawnEnAt} is null`),
  ],
)

// What every listed thing of the fair has: whose edition it belongs to, and in which languages it may be seen.
const published = {
  editionId: text('edition_id').notNull(),
  publishedRuAt: instant('published_ru_at'),
  publishedEnAt: instant('published_en_at'),
}

/**
 * What stands in the address of its page where that is not the slug any more. The slug is what a record is known by for
 * ever: to plans that visitors keep, to calendars, places, drafts and versions.
 */
const address = text()

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

/** Links of the header, of the menu with its footer, and of the line of documents, as editors have them. */
export const menuEntries = pgTable('menu_entries', {
  key: text().primaryKey(),
  label: jsonb().$type<Both>().notNull(),
  position: integer().notNull(),
  isShown: boolean('is_shown').notNull(),
  /** The code's own: what an entry is where nobody has said anything else. */
  defaults: jsonb().$type<{ label: Both; position: number }>().notNull(),
  publishedRuAt: instant('published_ru_at'),
  publishedEnAt: instant('published_en_at'),
})

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

/** What the fair has to say above its pages for a while: news, or a warning. */
export const banners = pgTable(
  'banners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    text: jsonb().$type<Both>().notNull(),
    /** A page of ours without its language, or another site. */
    to: text('leads_to'),
    tone: text().$type<(typeof bannerTones)[number]>().notNull(),
    place: text().$type<(typeof bannerPlaces)[number]>().notNull(),
    fromAt: instant('from_at').notNull(),
    untilAt: instant('until_at').notNull(),
    ...published,
  },
  table => [
    check('banners_moments', sql`${table.fromAt} < ${table.untilAt}`),
    check('banners_tone', sql`${table.tone} in ('info', 'warning')`),
    check('banners_place', sql`${table.place} in ('everywhere', 'tickets', 'home')`),
    check('banners_leads_to', sql`${table.to} ~ '^(/|https://)'`),
  ],
)

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
