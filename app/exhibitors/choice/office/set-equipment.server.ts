import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, max } from 'drizzle-orm'
import type { Signer } from '../../../box-office/approvals/propose-action.server.ts'
import { type Cause, logOfficeChange } from '../../../box-office/ledger/add-ledger-entry.server.ts'
import { equipment } from '../../../content/stands/tables.ts'
import { isUnderWay } from '../../../editions/open-fair.ts'
import { type Db, type Tx, transaction } from '../../../platform/database/transaction.server.ts'
import type { Desk } from '../promise-letter.server.ts'
import type { Thing, ThingFacts } from './equipment-form.ts'
import { proposeFirstPrice } from './propose-price.server.ts'

export type EquipmentRow = typeof equipment.$inferSelect
/** A thing of the catalogue of a fair. */
export type Item = { fair: string; slug: string }
export type EquipmentChange =
  | { ok: true; slug: string }
  | { ok: false; reason: 'unknown' | 'fair-over' | 'same-name' | 'wrong-most' | 'price-takes-two' }
  | { ok: false; reason: 'below-taken'; taken: number }

/** The whole catalogue of a fair, in its order; what has been retired too. */
export function readThings(db: Db, fair: string): Promise<EquipmentRow[]> {
  return db
    .select()
    .from(equipment)
    .where(eq(equipment.editionId, fair))
    .orderBy(asc(equipment.position), asc(equipment.slug))
}

/**
 * A new thing, at the end of the catalogue. Its name for machines follows from the English one and stays. Its first price
 * takes two, as every other one does: it is offered once another person has agreed to it.
 */
export function addThing(
  desk: Desk,
  fair: string,
  thing: Thing,
  by: Signer,
  now: Date,
): Promise<EquipmentChange> {
  const slug = slugOf(thing.name.en)
  const cause = { actor: by.email, reason: '', now }
  return transaction(desk.pool, async tx => {
    if (!isUnderWay(fair, now)) return { ok: false, reason: 'fair-over' }
    const [last] = await tx
      .select({ position: max(equipment.position) })
      .from(equipment)
      .where(eq(equipment.editionId, fair))
    const position = (last?.position ?? 0) + 1
    const [added] = await tx
      .insert(equipment)
      .values({ ...thing, slug, editionId: fair, position, pricedAt: null, retiredAt: now })
      .onConflictDoNothing()
      .returning()
    if (!slug || !added) return { ok: false, reason: 'same-name' }
    await logOfficeChange(tx, 'equipment-added', slug, cause, { ...thing, fair })
    await proposeFirstPrice(tx, added, by, now)
    return { ok: true, slug }
  })
}

/**
 * Changes a thing under the lock that orders take: the stock never falls below what is ordered. Its price takes two
 * (`propose-price.server.ts`). The content step leaves a thing alone that is there (decision 0026).
 */
export function changeThing(
  desk: Desk,
  item: Item,
  thing: ThingFacts,
  cause: Cause,
): Promise<EquipmentChange> {
  const { fair, slug } = item
  return withThing(desk, item, cause, async (tx, before) => {
    const { stock, maxPerStand } = thing
    if (stock !== null && stock < before.taken)
      return { ok: false, reason: 'below-taken', taken: before.taken }
    if (maxPerStand < before.included) return { ok: false, reason: 'wrong-most' }
    const changed = differences(before, thing)
    if (Object.keys(changed).length === 0) return { ok: true, slug }
    await tx.update(equipment).set(thing).where(itemAt(item))
    await logOfficeChange(tx, 'equipment-changed', slug, cause, { ...changed, fair })
    return { ok: true, slug }
  })
}

/** Nobody can order it anew from now on, or everybody can again. */
export function setOffered(
  desk: Desk,
  item: Item,
  isOffered: boolean,
  cause: Cause,
): Promise<EquipmentChange> {
  const { fair, slug } = item
  return withThing(desk, item, cause, async (tx, { retiredAt, pricedAt }) => {
    if ((retiredAt === null) === isOffered) return { ok: true, slug }
    if (pricedAt === null) return { ok: false, reason: 'price-takes-two' }
    await tx
      .update(equipment)
      .set({ retiredAt: isOffered ? null : cause.now })
      .where(itemAt(item))
    await logOfficeChange(tx, isOffered ? 'equipment-restored' : 'equipment-retired', slug, cause, { fair })
    return { ok: true, slug }
  })
}

async function withThing(
  desk: Desk,
  item: Item,
  { now }: Cause,
  work: (tx: Tx, before: EquipmentRow) => Promise<EquipmentChange>,
): Promise<EquipmentChange> {
  return transaction(desk.pool, async tx => {
    const [before] = await tx.select().from(equipment).where(itemAt(item)).for('no key update')
    if (!before) return { ok: false, reason: 'unknown' }
    return isUnderWay(item.fair, now) ? work(tx, before) : { ok: false, reason: 'fair-over' }
  })
}

/** What is another than it was: before and after, by field. */
function differences(
  before: EquipmentRow,
  after: ThingFacts,
): Record<string, { from: unknown; to: unknown }> {
  const names = Object.keys(after) as (keyof ThingFacts)[]
  return Object.fromEntries(
    names
      .filter(name => !isDeepStrictEqual(before[name], after[name]))
      .map(name => [name, { from: before[name], to: after[name] }]),
  )
}

function itemAt({ fair, slug }: Item) {
  return and(eq(equipment.editionId, fair), eq(equipment.slug, slug))
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
}
