import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ColourShare } from '../../images/oklab.ts'
import { instant } from '../../platform/database/instant.ts'
import type { Both } from '../../platform/languages.ts'

/**
 * Participants of a fair that is being prepared, as the exhibitors' office has published them. The words are the
 * exhibitor's own and are shown as they are: nothing in them is filled or read as markup.
 */
export const exhibitorPages = pgTable(
  'exhibitor_pages',
  {
    /** Given once: an address that was told stays. */
    slug: text().primaryKey(),
    applicationId: uuid('application_id').notNull().unique('exhibitor_pages_application'),
    editionId: text('edition_id').notNull(),
    standCode: text('stand_code').notNull(),
    type: text().notNull(),
    section: text().notNull(),
    name: jsonb().$type<Both>().notNull(),
    city: jsonb().$type<Both>().notNull(),
    about: jsonb().$type<Both>().notNull(),
    artists: jsonb().$type<Both[]>().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    links: jsonb().$type<string[]>().notNull(),
    logo: jsonb().$type<PagePicture>(),
    pictures: jsonb().$type<ShownPicture[]>().notNull(),
    publishedAt: instant('published_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Taken off the site; the row stays, for its address is nobody else's. */
    withdrawnAt: instant('withdrawn_at'),
    withdrawnWhy: text('withdrawn_why').notNull().default(''),
  },
  table => [
    check('exhibitor_pages_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check(
      'exhibitor_pages_type',
      sql`${table.type} in ('gallery', 'workshop', 'artist', 'sculptor', 'school', 'publisher')`,
    ),
    check(
      'exhibitor_pages_section',
      sql`${table.section} in ('painting', 'sculpture', 'paper', 'applied', 'schools', 'book')`,
    ),
    index('exhibitor_pages_stand').on(table.editionId, table.standCode),
  ],
)

/** Where a picture lies among the uploads. */
export type PagePicture = { src: string; width: number; height: number }

/** `colours` as those of the library: absent until the file has been read for them. */
export type ShownPicture = PagePicture & { caption: Both; credit: string; colours?: ColourShare[] }
