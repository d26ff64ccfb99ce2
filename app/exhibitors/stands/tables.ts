import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { equipment, stands } from '../../content/stands/tables.ts'
import { instant } from '../../platform/database/instant.ts'
import { exhibitorApplications } from '../tables.ts'

/**
 * Who has a stand, and until when. The two unique indexes are the promise: one living hold a stand, one an application.
 * A trigger writes every change into `stand_changes` and tells it on `stand_changed`.
 */
export const standHolds = pgTable(
  'stand_holds',
  {
    id: uuid().primaryKey(),
    editionId: text('edition_id').notNull(),
    standCode: text('stand_code').notNull(),
    applicationId: uuid('application_id').notNull(),
    state: text().$type<HoldState>().notNull(),
    /** What the stand cost when it was taken: that price stays. */
    priceKopecks: integer('price_kopecks').notNull(),
    since: instant('since').notNull(),
    /** When it lapses, or is overdue where an invoice has been issued; what is sold has no end. */
    until: instant('until'),
    /** From then on the hold waits for its invoice: it does not lapse by itself any more. */
    invoicedAt: instant('invoiced_at'),
    endedAt: instant('ended_at'),
    /** Why it is as it is: `chosen`, `changed`, `lapsed`, or what staff wrote. */
    why: text().notNull(),
    /** Who made the last change: a person, or `scheduler`. */
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  table => [
    foreignKey({
      name: 'stand_holds_stand',
      columns: [table.editionId, table.standCode],
      foreignColumns: [stands.editionId, stands.code],
    }),
    check('stand_holds_state', sql`${table.state} in ('held', 'sold', 'released')`),
    check('stand_holds_until', sql`(${table.state} = 'held') <= (${table.until} is not null)`),
    check('stand_holds_ended', sql`(${table.state} = 'released') = (${table.endedAt} is not null)`),
    uniqueIndex('stand_holds_one_a_stand')
      .on(table.editionId, table.standCode)
      .where(sql`state <> 'released'`),
    uniqueIndex('stand_holds_one_an_application')
      .on(table.editionId, table.applicationId)
      .where(sql`state <> 'released'`),
    index('stand_holds_application').on(table.applicationId, table.since),
    index('stand_holds_due').on(table.until).where(sql`state = 'held' and invoiced_at is null`),
  ],
)

export type HoldState = 'held' | 'sold' | 'released'

/** Every change of a hold, who made it and why; written by a trigger, never changed. */
export const standChanges = pgTable(
  'stand_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    holdId: uuid('hold_id').notNull(),
    editionId: text('edition_id').notNull(),
    standCode: text('stand_code').notNull(),
    applicationId: uuid('application_id').notNull(),
    state: text().$type<HoldState>().notNull(),
    until: instant('until'),
    why: text().notNull(),
    actor: text().notNull(),
    at: instant('at').notNull(),
  },
  table => [
    index('stand_changes_application').on(table.applicationId, table.id),
    index('stand_changes_stand').on(table.editionId, table.standCode, table.id),
  ],
)

/** What an exhibitor has ordered for the stand; the sum over all of them is `equipment.taken`. */
export const equipmentReservations = pgTable(
  'equipment_reservations',
  {
    editionId: text('edition_id').notNull(),
    slug: text().notNull(),
    applicationId: uuid('application_id').notNull(),
    quantity: integer().notNull(),
    /** What one cost when it was ordered. */
    priceKopecks: integer('price_kopecks').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  table => [
    primaryKey({
      name: 'equipment_reservations_pk',
      columns: [table.editionId, table.applicationId, table.slug],
    }),
    foreignKey({
      name: 'equipment_reservations_item',
      columns: [table.editionId, table.slug],
      foreignColumns: [equipment.editionId, equipment.slug],
    }),
    check('equipment_reservations_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Who unloads when: of whoever has a stand. A slot has numbered places: the second of two at once finds its number taken. */
export const exhibitorArrivals = pgTable(
  'exhibitor_arrivals',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => exhibitorApplications.id, { onDelete: 'cascade' }),
    editionId: text('edition_id').notNull(),
    /** `2026-03-31T09:00`, by the clocks of the venue. */
    slot: text().notNull(),
    place: integer().notNull(),
    chosenAt: instant('chosen_at').notNull(),
  },
  table => [
    unique('exhibitor_arrivals_place').on(table.editionId, table.slot, table.place),
    check('exhibitor_arrivals_places', sql`${table.place} between 1 and 6`),
  ],
)
