import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { returns, type tickets } from '../orders/tables.ts'
import { takeTicketsBack } from '../orders/take-tickets-back.server.ts'

type Ticket = typeof tickets.$inferSelect

/**
 * Tickets whose money went back by hand: they admit nobody from now on, their places are free, and their order says so.
 * The money is in the books already. The caller holds the order's lock; all tickets are of one order.
 */
export async function returnForCabinet(
  boxOffice: BoxOffice,
  tx: Tx,
  { living, payoutId, amountKopecks }: { living: Ticket[]; payoutId: string; amountKopecks: number },
  cause: Cause,
): Promise<void> {
  const [first] = living
  if (!first) return
  const { orderId } = first
  for (const { ticket, share } of shareOut(living, amountKopecks)) {
    const done = {
      reason: 'cabinet',
      percent: ticket.priceKopecks === 0 ? 100 : Math.floor((share * 100) / ticket.priceKopecks),
      amountKopecks: share,
      state: 'paid_out' as const,
      payoutId,
      decidedAt: cause.now,
      decidedBy: cause.actor,
      note: cause.reason === 'cabinet' ? '' : cause.reason,
    }
    const { rowCount } = await tx
      .update(returns)
      .set(done)
      .where(and(eq(returns.ticketId, ticket.id), eq(returns.state, 'requested')))
    if (rowCount) continue
    const today = dayOf(cause.now)
    await tx.insert(returns).values({
      id: randomUUID(),
      orderId,
      ticketId: ticket.id,
      requestedAt: cause.now,
      dueCalendar: today,
      dueBusiness: today,
      ...done,
    })
  }
  await takeTicketsBack(tx, orderId, living)
  await logOrderChange(tx, orderId, 'cabinet-tickets', cause, { tickets: living.map(({ code }) => code) })
  await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: 'paid-out' })
}

/** By their prices, none more than it has cost; the last one has what rounding left. */
function shareOut(living: Ticket[], amountKopecks: number) {
  const price = living.reduce((sum, { priceKopecks }) => sum + priceKopecks, 0)
  let left = Math.min(amountKopecks, price)
  let priceLeft = price
  return living.map(ticket => {
    const share = priceLeft === 0 ? 0 : Math.round((left * ticket.priceKopecks) / priceLeft)
    left -= share
    priceLeft -= ticket.priceKopecks
    return { ticket, share }
  })
}
