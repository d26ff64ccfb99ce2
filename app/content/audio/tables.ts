import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { Both } from '../../platform/languages.ts'
import type { BothTexts } from '../blocks/blocks.ts'
import { published } from '../tables.ts'

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
