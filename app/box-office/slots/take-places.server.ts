import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { allQueries, changeOrFail, NothingChanged } from '../../platform/database/pipeline.server.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { slots } from './tables.ts'

export type Wanted = { slotId: string; quantity: number }

/** The transaction is undone and the visitor told which slot had no room. */
export class SoldOut extends Error {
  slotId: string
  constructor(slotId: string) {
    super(`no places left in ${slotId}`)
    this.slotId = slotId
  }
}

/**
 * Takes places, all or none. One conditional statement a slot is the whole race: whoever comes second finds the
 * condition false.
 */
export function takePlaces(tx: Tx, wanted: readonly Wanted[]): Promise<void> {
  return movePlaces(tx, [], wanted)
}

export function givePlacesBack(tx: Tx, left: readonly Wanted[]): Promise<void> {
  return movePlaces(tx, left, [])
}

/**
 * Gives some places back and takes others. Slots are changed in the order of their names, each once, so that two
 * visitors who swap never wait for each other; all are sent at once.
 */
export function movePlaces(tx: Tx, left: readonly Wanted[], wanted: readonly Wanted[]): Promise<void> {
  return allQueries(netOf(left, wanted).map(move => changeSlot(tx, move)))
}

// Where there is no room it fails by itself, and the transaction with it: it may be sent along with the commit.
async function changeSlot(tx: Tx, { slotId, quantity }: Wanted): Promise<void> {
  const hasRoom = sql`called_off_at is null and closed_at is null and taken + ${quantity} <= capacity`
  try {
    await changeOrFail(
      tx,
      sql`update ${slots} set taken = taken + ${quantity}
          where id = ${slotId} and ${quantity > 0 ? hasRoom : sql`true`}`,
    )
  } catch (error) {
    throw error instanceof NothingChanged ? new SoldOut(slotId) : error
  }
}

/** Slots that still have room, the nearest first: what to offer when the wanted one is full. */
export async function slotsWithRoom(db: Db, like: string, quantity: number, now: Date): Promise<string[]> {
  const [full] = await db.select().from(slots).where(eq(slots.id, like))
  if (!full) return []
  const kinds = ['before', 'after'].includes(full.kind) ? ['before', 'after'] : [full.kind]
  const free = await db
    .select({ id: slots.id })
    .from(slots)
    .where(
      and(
        inArray(slots.kind, kinds as (typeof full.kind)[]),
        sql`${slots.taken} + ${quantity} <= ${slots.capacity}`,
        sql`${slots.calledOffAt} is null and ${slots.closedAt} is null`,
        sql`${slots.endsAt} > ${now}`,
      ),
    )
    .orderBy(
      asc(sql`abs(extract(epoch from ${slots.startsAt} - ${full.startsAt}::timestamptz))`),
      asc(slots.id),
    )
    .limit(3)
  return free.map(({ id }) => id)
}

function netOf(left: readonly Wanted[], wanted: readonly Wanted[]): Wanted[] {
  const sums = new Map<string, number>()
  const add = (slotId: string, quantity: number) => sums.set(slotId, (sums.get(slotId) ?? 0) + quantity)
  for (const { slotId, quantity } of wanted) add(slotId, quantity)
  for (const { slotId, quantity } of left) add(slotId, -quantity)
  return [...sums]
    .map(([slotId, quantity]) => ({ slotId, quantity }))
    .filter(({ quantity }) => quantity !== 0)
    .sort((a, b) => (a.slotId < b.slotId ? -1 : 1))
}
