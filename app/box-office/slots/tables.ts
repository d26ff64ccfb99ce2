import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { SlotKind } from '../catalogue/product-records.ts'

/** Everything that can be full: an entry window, a departure, a class. The last guard against selling too much. */
export const slots = pgTable(
  'slots',
  {
    /** `2025-09-25-before`, `departure-12`, `class-etching`. */
    id: text().primaryKey(),
    /** Of which fair: nothing of another one is sold, and nobody comes in on it. */
    // A default for the release before, which knows the first edition only; to be dropped by the next one.
    editionId: text('edition_id').notNull().default('2025-09'),
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
    index('slots_edition').on(table.editionId),
  ],
)

/** The fair whose places were opened last: the one on show. */
export const fairOnSale = sql`(select edition_id from slots order by starts_at desc limit 1)`

/** Something does not take place, or not when it was promised: a slot, a day, the fair (decision 0019). */
export const callOffs = pgTable(
  'call_offs',
  {
    id: uuid().primaryKey(),
    scope: text().$type<CallOffScope>().notNull().default('fair'),
    /** The slot, the day, or `fair`. */
    subject: text().notNull().default('fair'),
    kind: text().$type<'cancelled' | 'postponed'>().notNull(),
    actor: text().notNull(),
    /** Who agreed to it, where it takes two (decision 0028). */
    approvedBy: text('approved_by'),
    /** What the staff wrote for the staff. */
    reason: text().notNull().default(''),
    /** What every buyer reads, in the language of the order; empty for a departure. */
    message: jsonb().$type<Record<LocaleCode, string>>().notNull(),
    newFrom: date('new_from', { mode: 'string' }),
    newTo: date('new_to', { mode: 'string' }),
    /** Until this day a postponed ticket comes back in full. */
    returnsUntil: date('returns_until', { mode: 'string' }),
    /** How many orders the dry run counted. */
    planned: integer().notNull().default(0),
    startedAt: instant('started_at').notNull(),
    /** When somebody last went on with it; a batch that has stood still is taken up again. */
    beatAt: instant('beat_at'),
    finishedAt: instant('finished_at'),
  },
  table => [
    check('call_offs_scope', sql`${table.scope} in ('slot', 'day', 'fair')`),
    check('call_offs_kind', sql`${table.kind} in ('cancelled', 'postponed')`),
    check(
      'call_offs_dates',
      sql`${table.kind} = 'cancelled' or (${table.newFrom} <= ${table.newTo} and ${table.returnsUntil} is not null)`,
    ),
    // One at a time, and called off once.
    uniqueIndex('call_offs_running').on(table.subject).where(sql`finished_at is null`),
    uniqueIndex('call_offs_cancelled').on(table.subject).where(sql`kind = 'cancelled'`),
  ],
)

export type CallOffScope = 'slot' | 'day' | 'fair'
