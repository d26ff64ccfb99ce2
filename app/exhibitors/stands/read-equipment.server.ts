import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { equipment } from '../../content/stands/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Both } from '../../platform/languages.ts'
import type { PricedItem } from './stand-price.ts'
import { equipmentReservations } from './tables.ts'

export type CatalogueItem = PricedItem & {
  group: string
  name: Both
  unit: Both
  maxPerStand: number
  /** How many there still are, those of one's own order not counted; null where there is always one more. */
  left: number | null
  /** What one costs now, where that is another price than the one it was ordered at. */
  newKopecks: number | null
}

/** The catalogue with what an application has ordered of it, at the price it was ordered at. */
export async function readEquipment(
  db: Db,
  editionId: string,
  applicationId: string,
): Promise<CatalogueItem[]> {
  const rows = await db
    .select({ item: equipment, own: equipmentReservations })
    .from(equipment)
    .leftJoin(
      equipmentReservations,
      and(
        eq(equipmentReservations.editionId, equipment.editionId),
        eq(equipmentReservations.slug, equipment.slug),
        eq(equipmentReservations.applicationId, applicationId),
      ),
    )
    .where(
      and(
        eq(equipment.editionId, editionId),
        // What is offered no longer is shown to whoever has ordered it.
        or(isNull(equipment.retiredAt), isNotNull(equipmentReservations.slug)),
      ),
    )
    .orderBy(asc(equipment.position), asc(equipment.slug))
  return rows.map(({ item, own }) => ({
    slug: item.slug,
    group: item.group,
    name: item.name,
    unit: item.unit,
    priceKopecks: own?.priceKopecks ?? item.priceKopecks,
    included: item.included,
    maxPerStand: item.maxPerStand,
    quantity: own?.quantity ?? 0,
    left: item.retiredAt ? 0 : item.stock === null ? null : item.stock - item.taken,
    newKopecks: own && own.priceKopecks !== item.priceKopecks ? item.priceKopecks : null,
  }))
}

/** What everything is called, whatever has left the catalogue included. */
export async function readCatalogue(db: Db, editionId: string): Promise<Map<string, Both>> {
  const rows = await db
    .select({ slug: equipment.slug, name: equipment.name })
    .from(equipment)
    .where(eq(equipment.editionId, editionId))
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}
