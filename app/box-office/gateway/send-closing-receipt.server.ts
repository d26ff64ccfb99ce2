import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { paymentReceipt } from '../../payments/receipt.ts'
import { payments } from '../../payments/tables.ts'
import { type Db, transaction } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import type { BoxOffice } from '../box-office.ts'
import { logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { isIn, lockOrder } from '../orders/read-order.server.ts'
import { orderLines, orders, tickets } from '../orders/tables.ts'
import { slots } from '../slots/tables.ts'
import { standingStates } from '../tickets/kept-states.ts'
import { closedTickets, closingReceipts } from './tables.ts'

const patienceMs = 5 * 60_000

/**
 * Orders with a visit that has happened and no receipt for it yet: its day is over, or the ticket was shown at a door.
 * Only a prepayment is to be set off; whoever sells with the full payment has no second receipt to write.
 */
export async function ordersToClose(boxOffice: BoxOffice, db: Db, now: Date): Promise<string[]> {
  if (boxOffice.receipts.paymentMode !== 'full_prepayment') return []
  const rows = await db
    .selectDistinct({ orderId: tickets.orderId })
    .from(tickets)
    .innerJoin(slots, eq(slots.id, tickets.slotId))
    .where(visited(now))
    .limit(100)
  return rows.map(({ orderId }) => orderId)
}

/** Writes the receipt down before anybody is called; a ticket is on one receipt, ever. */
export function promiseClosingReceipt(
  boxOffice: BoxOffice,
  orderId: string,
  now: Date,
): Promise<string | null> {
  return transaction(boxOffice.pool, async tx => {
    await lockOrder(tx, orderId)
    const due = await tx
      .select({ id: tickets.id, priceKopecks: tickets.priceKopecks })
      .from(tickets)
      .innerJoin(slots, eq(slots.id, tickets.slotId))
      .where(and(eq(tickets.orderId, orderId), visited(now)))
    // Where a difference was paid later there are two payments: the receipt leans on the one with more left.
    const [payment] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.state, 'succeeded')))
      .orderBy(sql`${payments.capturedKopecks} - ${payments.refundedKopecks} desc`)
      .limit(1)
    if (due.length === 0 || !payment) return null
    const id = randomUUID()
    const amountKopecks = due.reduce((sum, { priceKopecks }) => sum + priceKopecks, 0)
    await tx.insert(closingReceipts).values({
      id,
      orderId,
      paymentId: payment.id,
      amountKopecks,
      state: 'promised',
      createdAt: now,
      checkAt: now,
    })
    await tx.insert(closedTickets).values(due.map(ticket => ({ ticketId: ticket.id, receiptId: id })))
    const cause = { actor: 'clockwork', reason: '', now }
    await logOrderChange(tx, orderId, 'closing-receipt', cause, { receiptId: id, amountKopecks })
    return id
  })
}

/** Sends it, or asks whether the tax service has it; its own id makes a repetition harmless. */
export async function sendClosingReceipt(boxOffice: BoxOffice, id: string, now: Date): Promise<void> {
  const db = drizzle(boxOffice.pool)
  const [row] = await db
    .select({ receipt: closingReceipts, paymentId: payments.gatewayId, email: orders.buyerEmail })
    .from(closingReceipts)
    .innerJoin(payments, eq(payments.id, closingReceipts.paymentId))
    .innerJoin(orders, eq(orders.id, closingReceipts.orderId))
    .where(eq(closingReceipts.id, id))
  if (!row || row.receipt.state === 'succeeded' || row.receipt.state === 'canceled') return
  const { gatewayId, amountKopecks } = row.receipt
  const answer = gatewayId
    ? await boxOffice.gateway.getReceipt(gatewayId)
    : await boxOffice.gateway.createReceipt(
        {
          about: { paymentId: row.paymentId ?? '' },
          receipt: paymentReceipt(await linesOf(db, id), {
            email: row.email ?? '',
            vatCode: boxOffice.receipts.vatCode,
            paymentMode: 'full_payment',
          }),
          settlements: [{ type: 'prepayment', amountKopecks }],
        },
        id,
      )
  if (answer.outcome === 'unknown' && answer.reason === 'resting') return
  const learnt =
    answer.outcome === 'unknown'
      ? {}
      : answer.outcome === 'refused'
        ? {
            state: 'canceled' as const,
            reason: `${answer.code} ${answer.description}`.trim(),
            settledAt: now,
          }
        : answer.value.status === 'pending'
          ? { state: 'sent' as const, gatewayId: answer.value.id }
          : { state: answer.value.status, gatewayId: answer.value.id, settledAt: now }
  await db
    .update(closingReceipts)
    .set({ ...learnt, checkAt: new Date(now.getTime() + patienceMs) })
    .where(and(eq(closingReceipts.id, id), inArray(closingReceipts.state, ['promised', 'sent'])))
}

/** Receipts whose end nobody has heard yet. */
export async function receiptsToSend(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: closingReceipts.id })
    .from(closingReceipts)
    .where(
      and(inArray(closingReceipts.state, ['promised', 'sent']), sql`${closingReceipts.checkAt} <= ${now}`),
    )
    .orderBy(closingReceipts.checkAt)
    .limit(100)
  return rows.map(({ id }) => id)
}

// What was paid for and neither came back nor is on its way back; an open date is over with the last day.
function visited(now: Date) {
  const today = dayOf(now)
  const isOver = sql`(case when ${slots.kind} = 'open-date' then (${slots.endsAt} at time zone 'Europe/Moscow')::date else ${slots.day} end) < ${today}::date`
  return and(
    inArray(tickets.state, standingStates),
    sql`${tickets.priceKopecks} > 0`,
    sql`(${isOver} or ${isIn})`,
    sql`not exists (select 1 from ${closedTickets} where ${closedTickets.ticketId} = ${tickets.id})`,
  )
}

async function linesOf(db: Db, receiptId: string) {
  const rows = await db
    .select({ name: orderLines.name, unitKopecks: tickets.priceKopecks })
    .from(closedTickets)
    .innerJoin(tickets, eq(tickets.id, closedTickets.ticketId))
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .where(eq(closedTickets.receiptId, receiptId))
    // The same words in the same order: a repetition must be the same request.
    .orderBy(orderLines.position, tickets.id)
  return [...Map.groupBy(rows, ({ name, unitKopecks }) => `${unitKopecks} ${name}`).values()].map(same => ({
    name: same[0]?.name ?? '',
    unitKopecks: same[0]?.unitKopecks ?? 0,
    quantity: same.length,
  }))
}
