import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Db, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { peopleNeeded, tourProducts } from '../catalogue/products.ts'
import { logOfficeChange, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { lockOrder } from '../orders/read-order.server.ts'
import { orders, tickets } from '../orders/tables.ts'
import { returnWhole } from '../refunds/return-ticket.server.ts'
import { slots } from '../slots/tables.ts'

/** A departure or a class does not take place: nothing more is sold, and everybody gets everything back. */
export async function callOffSlot(
  boxOffice: BoxOffice,
  slotId: string,
  cause: { actor: string; reason: string },
  now: Date,
): Promise<number> {
  await transaction(boxOffice.pool, async tx => {
    const { rowCount } = await tx
      .update(slots)
      .set({ calledOffAt: now })
      .where(and(eq(slots.id, slotId), isNull(slots.calledOffAt)))
    if (rowCount === 1) await logOfficeChange(tx, 'called-off', slotId, { ...cause, now }, {})
  })
  const db = drizzle(boxOffice.pool)
  let returned = 0
  // Order by order: whoever is interrupted goes on where it stopped, because what is done is no longer valid.
  for (const orderId of await ordersWithTickets(db, slotId)) {
    returned += await transaction(boxOffice.pool, async tx => {
      await lockOrder(tx, orderId)
      const own = await tx
        .select()
        .from(tickets)
        .where(and(eq(tickets.orderId, orderId), eq(tickets.slotId, slotId), isGoing))
      for (const ticket of own) await returnWhole(boxOffice, tx, ticket, 'called-off', { ...cause, now })
      if (own.length > 0) {
        await logOrderChange(tx, orderId, 'called-off', { ...cause, now }, { slotId })
        await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: 'called-off' })
      }
      return own.length
    })
  }
  return returned
}

/** Tours that need a number of people: confirmed when enough have paid, called off when a day before they have not. */
export async function decideTours(boxOffice: BoxOffice, now: Date): Promise<void> {
  const gathering = tourProducts()
    .map(({ type }) => type)
    .filter(type => peopleNeeded(boxOffice.edition, type) !== null)
  const db = drizzle(boxOffice.pool)
  const open = await db
    .select({ id: slots.id, kind: slots.kind, startsAt: slots.startsAt, confirmedAt: slots.confirmedAt })
    .from(slots)
    .where(and(inArray(slots.kind, gathering), isNull(slots.calledOffAt), sql`${slots.startsAt} > ${now}`))
  for (const slot of open) {
    const paid = await paidPlaces(db, slot.id)
    const minPeople = peopleNeeded(boxOffice.edition, slot.kind) ?? 0
    const decideAt = slot.startsAt.getTime() - boxOffice.edition.sale.decideHoursBefore * 3_600_000
    if (paid >= minPeople && !slot.confirmedAt) await confirm(boxOffice, slot.id, now)
    if (paid < minPeople && slot.confirmedAt) await doubt(boxOffice, slot.id)
    if (paid < minPeople && now.getTime() >= decideAt) {
      await callOffSlot(boxOffice, slot.id, { actor: 'clockwork', reason: 'too few people' }, now)
    }
  }
}

function confirm(boxOffice: BoxOffice, slotId: string, now: Date): Promise<void> {
  return transaction(boxOffice.pool, async tx => {
    const { rowCount } = await tx
      .update(slots)
      .set({ confirmedAt: now })
      .where(and(eq(slots.id, slotId), isNull(slots.confirmedAt)))
    if (rowCount !== 1) return
    for (const orderId of await ordersWithTickets(tx, slotId)) {
      await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: 'tour-confirmed' })
    }
  })
}

// A refund has left it with too few: it is not certain any more.
function doubt(boxOffice: BoxOffice, slotId: string): Promise<unknown> {
  return transaction(boxOffice.pool, tx =>
    tx.update(slots).set({ confirmedAt: null }).where(eq(slots.id, slotId)),
  )
}

// Good for the visit, or asked back and not yet decided.
const isGoing = inArray(tickets.state, ['valid', 'returning'])

async function paidPlaces(db: Db, slotId: string): Promise<number> {
  const [{ count } = { count: 0 }] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(tickets)
    .where(and(eq(tickets.slotId, slotId), isGoing))
  return count
}

async function ordersWithTickets(db: Db, slotId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(and(eq(tickets.slotId, slotId), isGoing))
  return rows.map(({ id }) => id).sort()
}
