import { and, asc, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { equipment } from '../../content/stands/tables.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { isLapsed, lockedHold } from './find-hold.server.ts'
import { equipmentReservations } from './tables.ts'

/** How many of each thing, by its slug; what is not named is not wanted. */
export type Order = ReadonlyMap<string, number>
export type Ordering = { editionId: string; applicationId: string; order: Order }

export type EquipmentFault = {
  slug: string
  reason: 'unknown' | 'quantity' | 'most' | 'stock'
  left?: number
}
export type Reserved =
  | { ok: true }
  | { ok: false; reason: 'no-stand' | 'paid' }
  | { ok: false; reason: 'items'; faults: EquipmentFault[] }

/**
 * Sets what an exhibitor has ordered for the stand, all of it or nothing: the stock is counted in the same transaction and
 * never falls below zero. Only who holds a stand may order, until it is paid for.
 */
export async function reserveEquipment(pool: pg.Pool, ordering: Ordering, now: Date): Promise<Reserved> {
  return transaction(pool, tx => reserveWithin(tx, ordering, now))
}

/** The same within somebody else's transaction. */
export async function reserveWithin(
  tx: Tx,
  { editionId, applicationId, order }: Ordering,
  now: Date,
): Promise<Reserved> {
  const hold = await lockedHold(tx, editionId, applicationId)
  if (!hold || isLapsed(hold, now)) return { ok: false, reason: 'no-stand' }
  if (hold.state === 'sold') return { ok: false, reason: 'paid' }
  const before = await reservedBy(tx, editionId, applicationId)
  const items = await lockItems(tx, editionId, [...order.keys(), ...before.keys()])
  const faults = [...order].flatMap(([slug, quantity]) => faultOf(slug, quantity, items, before))
  if (faults.length > 0) return { ok: false, reason: 'items', faults }
  for (const item of items.values()) {
    const [had, wants] = [before.get(item.slug) ?? 0, order.get(item.slug) ?? 0]
    if (had === wants) continue
    await tx
      .update(equipment)
      .set({ taken: sql`${equipment.taken} + ${wants - had}` })
      .where(itemAt(editionId, item.slug))
    await setReservation(tx, { editionId, applicationId, item, quantity: wants, isLess: wants < had }, now)
  }
  return { ok: true }
}

type Item = typeof equipment.$inferSelect

function faultOf(
  slug: string,
  quantity: number,
  items: ReadonlyMap<string, Item>,
  before: ReadonlyMap<string, number>,
): EquipmentFault[] {
  const item = items.get(slug)
  if (!item) return [{ slug, reason: 'unknown' }]
  if (!Number.isInteger(quantity) || quantity < 0) return [{ slug, reason: 'quantity' }]
  if (item.retiredAt && quantity > (before.get(slug) ?? 0))
    return [{ slug, reason: 'stock', left: before.get(slug) ?? 0 }]
  if (quantity > item.maxPerStand) return [{ slug, reason: 'most', left: item.maxPerStand }]
  const left =
    item.stock === null ? Number.POSITIVE_INFINITY : item.stock - item.taken + (before.get(slug) ?? 0)
  return quantity > left ? [{ slug, reason: 'stock', left }] : []
}

/** Gives everything back that an application has ordered. Its stand is locked. */
export async function freeEquipment(tx: Tx, editionId: string, applicationId: string): Promise<void> {
  const had = await reservedBy(tx, editionId, applicationId)
  if (had.size === 0) return
  // All of the catalogue: one transaction may end two holds, and must not come back for a name that stands earlier.
  await tx
    .select({ slug: equipment.slug })
    .from(equipment)
    .where(eq(equipment.editionId, editionId))
    .orderBy(asc(equipment.slug))
    .for('no key update')
  for (const [slug, quantity] of had) {
    await tx
      .update(equipment)
      .set({ taken: sql`${equipment.taken} - ${quantity}` })
      .where(itemAt(editionId, slug))
  }
  await tx
    .delete(equipmentReservations)
    .where(
      and(
        eq(equipmentReservations.editionId, editionId),
        eq(equipmentReservations.applicationId, applicationId),
      ),
    )
}

async function reservedBy(tx: Tx, editionId: string, applicationId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ slug: equipmentReservations.slug, quantity: equipmentReservations.quantity })
    .from(equipmentReservations)
    .where(
      and(
        eq(equipmentReservations.editionId, editionId),
        eq(equipmentReservations.applicationId, applicationId),
      ),
    )
  return new Map(rows.map(({ slug, quantity }) => [slug, quantity]))
}

async function lockItems(tx: Tx, editionId: string, slugs: string[]): Promise<Map<string, Item>> {
  // A slug of ours; anything else is no name of a thing, and may be no text at all.
  const asked = slugs.filter(slug => /^[a-z0-9-]{1,40}$/.test(slug))
  const rows = await tx
    .select()
    .from(equipment)
    .where(and(eq(equipment.editionId, editionId), sql`${equipment.slug} = any(${sql.param(asked)})`))
    .orderBy(asc(equipment.slug))
    .for('no key update')
  return new Map(rows.map(item => [item.slug, item]))
}

async function setReservation(
  tx: Tx,
  of: { editionId: string; applicationId: string; item: Item; quantity: number; isLess: boolean },
  now: Date,
) {
  const { editionId, applicationId, item, quantity, isLess } = of
  if (quantity === 0) {
    await tx
      .delete(equipmentReservations)
      .where(
        and(
          eq(equipmentReservations.editionId, editionId),
          eq(equipmentReservations.applicationId, applicationId),
          eq(equipmentReservations.slug, item.slug),
        ),
      )
    return
  }
  const kept = { quantity, priceKopecks: item.priceKopecks, changedAt: now }
  await tx
    .insert(equipmentReservations)
    .values({ editionId, applicationId, slug: item.slug, ...kept })
    .onConflictDoUpdate({
      target: [
        equipmentReservations.editionId,
        equipmentReservations.applicationId,
        equipmentReservations.slug,
      ],
      // Fewer cost what they cost; whoever wants more pays what it costs now.
      set: isLess ? { quantity, changedAt: now } : kept,
    })
}

function itemAt(editionId: string, slug: string) {
  return and(eq(equipment.editionId, editionId), eq(equipment.slug, slug))
}
