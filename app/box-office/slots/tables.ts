import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { SlotKind } from '../catalogue/product-record.ts'

/** Everything that can be full: an entry window, a departure, a class. The last guard against selling too much. */
export const slots = pgTable(
  'slots',
  {
    /** `2025-09-25-before`, `departure-12`, `class-etching`. */
    id: text().primaryKey(),
    kind: text().$type<SlotKind>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Only classes: what editors have set; the prices of everything else are the edition's. */
    priceKopecks: integer('price_kopecks'),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
    calledOffAt: instant('called_off_at'),
    /** It stands, but nothing more is sold: the fair is being postponed. */
    closedAt: instant('closed_at'),
    /** A tour that needs a number of people has found them. */
    confirmedAt: instant('confirmed_at'),
  },
  table => [
    check('slots_taken', sql`${table.taken} between 0 and ${table.capacity}`),
    index('slots_day').on(table.day),
  ],
)

/** The fair does not take place, or not when it was promised (decision 0019). */
export const fairCallOffs = pgTable(
  'fair_call_offs',
  {
    id: uuid().primaryKey(),
    kind: text().$type<'cancelled' | 'postponed'>().notNull(),
    actor: text().notNull(),
    /** What every buyer reads, in the language of the order. */
    message: jsonb().$type<Record<LocaleCode, string>>().notNull(),
    newFrom: date('new_from', { mode: 'string' }),
    newTo: date('new_to', { mode: 'string' }),
    /** Until this day a postponed ticket comes back in full. */
    returnsUntil: date('returns_until', { mode: 'string' }),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  table => [
    check('fair_call_offs_kind', sql`${table.kind} in ('cancelled', 'postponed')`),
    check(
      'fair_call_offs_dates',
      sql`${table.kind} = 'cancelled' or (${table.newFrom} <= ${table.newTo} and ${table.returnsUntil} is not null)`,
    ),
    // One at a time.
    uniqueIndex('fair_call_offs_running').on(sql`(1)`).where(sql`finished_at is null`),
    uniqueIndex('fair_call_offs_cancelled').on(table.kind).where(sql`kind = 'cancelled'`),
  ],
)
