import { and, asc, eq } from 'drizzle-orm'
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
    .where(eq(equipment.editionId, editionId))
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
    left: item.stock === null ? null : item.stock - item.taken,
  }))
}
