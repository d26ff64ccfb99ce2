import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
import type { Both } from '../../platform/languages.ts'
import type { bannerPlaces, bannerTones } from '../banners/banner.ts'
import { published } from '../tables.ts'

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
