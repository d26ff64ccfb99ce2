import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StandKind } from '../../editions/edition.ts'
import { instant } from '../../platform/database/instant.ts'
import type { Both } from '../../platform/languages.ts'
import type { StandHall } from './stand-halls.ts'

/** The stands of an edition as exhibitors choose among them, within `standBounds`; where each lies is on the plan (`navigator/plan-stands.ts`). */
export const stands = pgTable(
  'stands',
  {
    editionId: text('edition_id').notNull(),
    code: text().notNull(),
    hall: text().$type<StandHall>().notNull(),
    kind: text().$type<StandKind>().notNull(),
    areaM2: integer('area_m2').notNull(),
    openSides: integer('open_sides').notNull(),
    priceKopecks: integer('price_kopecks').notNull(),
    isOffered: boolean('is_offered').notNull(),
  },
  table => [
    primaryKey({ name: 'stands_pk', columns: [table.editionId, table.code] }),
    check(
      'stands_hall',
      sql`${table.hall} in ('left-hall', 'rotunda', 'right-hall', 'left-gallery', 'right-gallery')`,
    ),
    check('stands_kind', sql`${table.kind} in ('book', 'row', 'corner', 'rotunda', 'end')`),
    check('stands_area', sql`${table.areaM2} between 1 and 200`),
    check('stands_open_sides', sql`${table.openSides} between 1 and 4`),
    check('stands_price', sql`${table.priceKopecks} between 20000000 and 500000000`),
  ],
)

/** What can be ordered for a stand. `taken` is what all exhibitors together have reserved. */
export const equipment = pgTable(
  'equipment',
  {
    editionId: text('edition_id').notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    group: text('group_name').$type<EquipmentGroup>().notNull(),
    name: jsonb().$type<Both>().notNull(),
    unit: jsonb().$type<Both>().notNull(),
    priceKopecks: integer('price_kopecks').notNull(),
    /** Null where there is always one more. */
    stock: integer(),
    taken: integer().notNull().default(0),
    maxPerStand: integer('max_per_stand').notNull(),
    /** So many come with every stand; what is ordered is on top of them. */
    included: integer().notNull().default(0),
    /** From then on nobody can order it anew; what was ordered before stays. */
    retiredAt: instant('retired_at'),
    /** Null while its first price waits for a second person: until then it is not offered. */
    pricedAt: instant('priced_at').default(sql`now()`),
  },
  table => [
    primaryKey({ name: 'equipment_pk', columns: [table.editionId, table.slug] }),
    check(
      'equipment_taken',
      sql`${table.taken} >= 0 and ${table.taken} <= coalesce(${table.stock}, ${table.taken})`,
    ),
    check('equipment_price', sql`${table.priceKopecks} > 0`),
    // Nothing is offered at a price that one person has set.
    check('equipment_priced', sql`${table.pricedAt} is not null or ${table.retiredAt} is not null`),
    check(
      'equipment_most',
      sql`${table.maxPerStand} > 0 and ${table.included} between 0 and ${table.maxPerStand}`,
    ),
  ],
)

export type EquipmentGroup = 'light' | 'furniture' | 'walls' | 'power' | 'services' | 'passes'
