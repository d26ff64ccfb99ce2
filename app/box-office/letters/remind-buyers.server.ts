import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { transaction } from '../../platform/database/transaction.server.ts'
import { dayAfter, dayOf } from '../../platform/dates.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { orders, tickets } from '../orders/tables.ts'
import { slots } from '../slots/tables.ts'
import { standingStates } from '../tickets/kept-states.ts'

const warnMs = 5 * 60_000
const eveningFrom = '18:00'

/** Five minutes before unpaid places are let go, their buyer is told, once. */
export function warnExpiring(boxOffice: BoxOffice, now: Date): Promise<number> {
  return transaction(boxOffice.pool, async tx => {
    const due = await tx
      .update(orders)
      .set({ isWarned: true })
      .where(
        and(
          eq(orders.state, 'waiting_for_payment'),
          eq(orders.isWarned, false),
          sql`${orders.heldUntil} > ${now}`,
          sql`${orders.heldUntil} <= ${new Date(now.getTime() + warnMs)}`,
        ),
      )
      .returning({ id: orders.id })
    for (const { id } of due)
      await boxOffice.enqueue(tx, queues.orderLetter, { orderId: id, letter: 'expiring' })
    return due.length
  })
}

/** The evening before a visit its buyer is reminded, once for each day. */
export async function remindOfTomorrow(boxOffice: BoxOffice, now: Date): Promise<number> {
  if (timeOf(now) < eveningFrom) return 0
  const tomorrow = dayAfter(dayOf(now), 1)
  return transaction(boxOffice.pool, async tx => {
    const due = await tx
      .selectDistinct({ id: orders.id })
      .from(orders)
      .innerJoin(tickets, eq(tickets.orderId, orders.id))
      .innerJoin(slots, eq(slots.id, tickets.slotId))
      .where(
        and(
          eq(slots.day, tomorrow),
          isNull(slots.calledOffAt),
          inArray(tickets.state, standingStates),
          or(isNull(orders.remindedFor), lt(orders.remindedFor, tomorrow)),
        ),
      )
      .limit(200)
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    const marked = await tx
      .update(orders)
      .set({ remindedFor: tomorrow })
      .where(and(inArray(orders.id, ids), or(isNull(orders.remindedFor), lt(orders.remindedFor, tomorrow))))
      .returning({ id: orders.id })
    for (const { id } of marked)
      await boxOffice.enqueue(tx, queues.orderLetter, { orderId: id, letter: 'tomorrow' })
    return marked.length
  })
}
