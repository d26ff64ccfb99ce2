import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ColourShare } from '../../images/oklab.ts'
import { instant } from '../../platform/database/instant.ts'
import type { Both } from '../../platform/languages.ts'

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
