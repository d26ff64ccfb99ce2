import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Db, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { peopleNeeded, tourProducts } from '../catalogue/products.ts'
import { tickets } from '../orders/tables.ts'
import { slots } from '../slots/tables.ts'
import { placedStates } from '../tickets/kept-states.ts'
import { startCallOff } from './call-off-places.server.ts'

/**
 * Tours that need a number of people: confirmed when enough have paid, called off when a day before they have not.
 * What is confirmed stays confirmed, whoever leaves it afterwards: the others have been told that it takes place.
 */
export async function decideTours(boxOffice: BoxOffice, now: Date): Promise<void> {
  const gathering = tourProducts()
    .map(({ type }) => type)
    .filter(type => peopleNeeded(boxOffice.edition, type) !== null)
  const db = drizzle(boxOffice.pool)
  const open = await db
    .select({ id: slots.id, kind: slots.kind, startsAt: slots.startsAt })
    .from(slots)
    .where(
      and(
        inArray(slots.kind, gathering),
        isNull(slots.calledOffAt),
        isNull(slots.confirmedAt),
        sql`${slots.startsAt} > ${now}`,
      ),
    )
  for (const slot of open) {
    const decideAt = slot.startsAt.getTime() - boxOffice.edition.sale.decideHoursBefore * 3_600_000
    const minPeople = peopleNeeded(boxOffice.edition, slot.kind) ?? 0
    const paid = await paidPlaces(db, slot.id)
    if (paid >= minPeople) await confirm(boxOffice, slot.id, now)
    else if (now.getTime() >= decideAt) await callOff(boxOffice, slot.id, now)
  }
}

function callOff(boxOffice: BoxOffice, subject: string, now: Date) {
  const wish = { scope: 'slot', subject, kind: 'cancelled', reason: 'too few people' } as const
  return transaction(boxOffice.pool, tx =>
    startCallOff(boxOffice, tx, { ...wish, message: { ru: '', en: '' } }, { actor: 'clockwork' }, now),
  )
}

function confirm(boxOffice: BoxOffice, slotId: string, now: Date): Promise<void> {
  return transaction(boxOffice.pool, async tx => {
    const { rowCount } = await tx
      .update(slots)
      .set({ confirmedAt: now })
      .where(and(eq(slots.id, slotId), isNull(slots.confirmedAt), isNull(slots.calledOffAt)))
    if (rowCount !== 1) return
    const going = await tx
      .selectDistinct({ id: tickets.orderId })
      .from(tickets)
      .where(and(eq(tickets.slotId, slotId), isGoing))
    for (const { id } of going) {
      await boxOffice.enqueue(tx, queues.orderLetter, { orderId: id, letter: 'tour-confirmed' })
    }
  })
}

// Good for the visit, or asked back and not yet decided.
const isGoing = inArray(tickets.state, placedStates)

async function paidPlaces(db: Db, slotId: string): Promise<number> {
  const [{ count } = { count: 0 }] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(tickets)
    .where(and(eq(tickets.slotId, slotId), isGoing))
  return count
}
