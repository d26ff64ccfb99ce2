import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { payments, payouts } from '../../payments/tables.ts'
import type { GatewayRefund } from '../../payments/yookassa-shapes.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { addLedgerEntry, type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { ledger } from '../ledger/tables.ts'
import { sendPayout } from '../orders/promise-payout.server.ts'
import { lockOrder } from '../orders/read-order.server.ts'
import { settlePayment } from '../orders/settle-payment.server.ts'
import { returns, tickets } from '../orders/tables.ts'
import { placedStates } from '../tickets/kept-states.ts'
import { addDifference } from './add-difference.server.ts'
import { bookInvoiceRefund, type RefundHeard } from './record-invoice-refund.server.ts'
import { returnForCabinet } from './return-for-cabinet.server.ts'

/** The gateway speaks of a refund. What it is, the gateway is asked; what was said of it is not believed. */
export async function hearRefund(boxOffice: BoxOffice, gatewayId: string, now: Date): Promise<RefundHeard> {
  const db = drizzle(boxOffice.pool)
  const [payout] = await db.select().from(payouts).where(eq(payouts.gatewayId, gatewayId))
  if (payout) {
    await sendPayout(boxOffice, payout.id, now)
    return 'known'
  }
  const answer = await boxOffice.gateway.getRefund(gatewayId)
  if (answer.outcome === 'unknown') return 'later'
  return answer.outcome === 'refused' ? 'unknown' : recordRefund(boxOffice, answer.value, now)
}

/** A refund as the gateway itself tells it: ours, whose answer was lost, or one that somebody made in its cabinet. */
export async function recordRefund(
  boxOffice: BoxOffice,
  refund: GatewayRefund,
  now: Date,
): Promise<RefundHeard> {
  const db = drizzle(boxOffice.pool)
  const [payment] = await db.select().from(payments).where(eq(payments.gatewayId, refund.paymentId))
  if (!payment) {
    if (refund.status !== 'succeeded') return 'unknown'
    const { id: gatewayId, amountKopecks: gatewayKopecks } = refund
    await addDifference(db, { kind: 'unknown-refund', gatewayId, gatewayKopecks, ourKopecks: 0 }, now)
    return 'unknown'
  }
  const ours = await findOurs(boxOffice, refund)
  if (ours) {
    await sendPayout(boxOffice, ours, now)
    return 'known'
  }
  // One that is still on its way may yet be called off by the bank: it is heard of again.
  if (refund.status !== 'succeeded') return 'later'
  if (payment.state !== 'succeeded' && (await settlePayment(boxOffice, payment.id, now)) !== 'succeeded')
    return 'later'
  return transaction(boxOffice.pool, tx => bookRefund(boxOffice, tx, { id: payment.id }, refund, now))
}

/** The payout it was sent for, if it was us: the name is on it. It has its gateway's id from now on. */
async function findOurs(boxOffice: BoxOffice, { id, metadata }: GatewayRefund): Promise<string | undefined> {
  const payoutId = metadata.payout_id
  if (!payoutId || !/^[\da-f-]{36}$/.test(payoutId)) return undefined
  const [ours] = await drizzle(boxOffice.pool)
    .update(payouts)
    .set({ gatewayId: id, state: 'sent' })
    .where(
      and(eq(payouts.id, payoutId), isNull(payouts.gatewayId), inArray(payouts.state, ['promised', 'sent'])),
    )
    .returning({ id: payouts.id })
  return ours?.id
}

/**
 * The books become what the gateway's are: the money went out, that is a fact. It settles what was owed and not on its
 * way; the rest is a credit, for tickets that no longer admit. Which ones, staff say, unless there is no question.
 */
async function bookRefund(
  boxOffice: BoxOffice,
  tx: Tx,
  payment: { id: string },
  refund: GatewayRefund,
  now: Date,
): Promise<RefundHeard> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, payment.id))
  if (!row) throw new Error(`no payment ${payment.id}`)
  const { orderId } = row
  if (orderId === null) return bookInvoiceRefund(boxOffice, tx, row, refund, now)
  await lockOrder(tx, orderId)
  const [known] = await tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.gatewayId, refund.id))
  if (known) return 'known'

  const { amountKopecks, id: gatewayId } = refund
  const cause: Cause = { actor: 'gateway', reason: 'cabinet', now }
  await makeRoom(tx, { ...row, orderId }, amountKopecks, cause)
  const { rowCount } = await tx
    .update(payments)
    .set({ refundedKopecks: sql`${payments.refundedKopecks} + ${amountKopecks}` })
    .where(
      and(
        eq(payments.id, row.id),
        sql`${payments.refundedKopecks} + ${amountKopecks} <= ${payments.capturedKopecks}`,
      ),
    )
  if (rowCount !== 1) {
    const sums = { gatewayKopecks: amountKopecks, ourKopecks: row.capturedKopecks - row.refundedKopecks }
    await addDifference(tx, { kind: 'amount', gatewayId, orderId, paymentId: row.id, ...sums }, now)
    return 'booked'
  }
  const payoutId = randomUUID()
  await tx.insert(payouts).values({
    id: payoutId,
    paymentId: row.id,
    amountKopecks,
    state: 'succeeded',
    gatewayId,
    reason: 'cabinet',
    lines: [],
    createdAt: refund.createdAt,
    checkAt: now,
    settledAt: now,
  })
  const settles = Math.min(amountKopecks, await owedAndNotSent(tx, orderId))
  await addLedgerEntry(tx, { orderId, kind: 'payout', amountKopecks, payoutId }, cause)
  await addLedgerEntry(tx, { orderId, kind: 'credit', amountKopecks: settles - amountKopecks }, cause)
  await logOrderChange(tx, orderId, 'cabinet-refund', cause, { payoutId, gatewayId, amountKopecks })
  if (settles > 0) await settleFailed(boxOffice, tx, orderId, payoutId, settles)

  const forTickets = amountKopecks - settles
  const isDecided = await returnIfAll(boxOffice, tx, { orderId, payoutId, forTickets }, cause)
  await addDifference(
    tx,
    {
      kind: 'cabinet-refund',
      gatewayId,
      orderId,
      paymentId: row.id,
      payoutId,
      gatewayKopecks: amountKopecks,
      // What the books had said of this money before they heard of it.
      ourKopecks: settles,
      ...(isDecided && { settledAt: now, settledBy: 'gateway' }),
    },
    now,
  )
  return 'booked'
}

/** What was promised, and now cannot be paid any more because the money is gone: the gateway would refuse it. */
async function makeRoom(
  tx: Tx,
  payment: typeof payments.$inferSelect & { orderId: string },
  wanted: number,
  cause: Cause,
): Promise<void> {
  let missing = payment.refundedKopecks + wanted - payment.capturedKopecks
  if (missing <= 0) return
  const promised = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.paymentId, payment.id), eq(payouts.state, 'promised'), isNull(payouts.gatewayId)))
    .orderBy(desc(payouts.createdAt))
    .for('update')
  for (const { id, amountKopecks } of promised) {
    if (missing <= 0) return
    missing -= amountKopecks
    await tx.update(payouts).set({ state: 'canceled', settledAt: cause.now }).where(eq(payouts.id, id))
    await tx
      .update(payments)
      .set({ refundedKopecks: sql`${payments.refundedKopecks} - ${amountKopecks}` })
      .where(eq(payments.id, payment.id))
    await logOrderChange(tx, payment.orderId, 'payout-failed', cause, { payoutId: id })
  }
}

/** What the order is owed by the book beyond what is being sent. */
async function owedAndNotSent(tx: Tx, orderId: string): Promise<number> {
  const [{ balance } = { balance: 0 }] = await tx
    .select({ balance: sql<number>`coalesce(sum(${ledger.amountKopecks}), 0)`.mapWith(Number) })
    .from(ledger)
    .where(eq(ledger.orderId, orderId))
  const [{ sent } = { sent: 0 }] = await tx
    .select({ sent: sql<number>`coalesce(sum(${payouts.amountKopecks}), 0)`.mapWith(Number) })
    .from(payouts)
    .innerJoin(payments, eq(payments.id, payouts.paymentId))
    .where(and(eq(payments.orderId, orderId), inArray(payouts.state, ['promised', 'sent'])))
  return Math.max(0, -balance - sent)
}

/** Payouts that had failed, and now have been made by hand: nobody need send them again. */
async function settleFailed(
  boxOffice: BoxOffice,
  tx: Tx,
  orderId: string,
  payoutId: string,
  kopecks: number,
): Promise<void> {
  const failed = await tx
    .select({ id: payouts.id, amountKopecks: payouts.amountKopecks })
    .from(payouts)
    .innerJoin(payments, eq(payments.id, payouts.paymentId))
    .where(and(eq(payments.orderId, orderId), eq(payouts.state, 'canceled'), isNull(payouts.replacedById)))
    .orderBy(payouts.createdAt)
  const exact = failed.find(({ amountKopecks }) => amountKopecks === kopecks)
  let left = kopecks
  const done: string[] = []
  for (const { id, amountKopecks } of exact ? [exact] : failed) {
    if (amountKopecks > left) continue
    left -= amountKopecks
    done.push(id)
  }
  if (done.length === 0) return
  await tx.update(payouts).set({ replacedById: payoutId }).where(inArray(payouts.id, done))
  const { rowCount } = await tx
    .update(returns)
    .set({ payoutId, state: 'paid_out' })
    .where(and(inArray(returns.payoutId, done), eq(returns.state, 'approved')))
  if (rowCount) await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: 'paid-out' })
}

/** Nothing paid is left, or it is just what the tickets left have cost: then all of them are meant. */
async function returnIfAll(
  boxOffice: BoxOffice,
  tx: Tx,
  { orderId, payoutId, forTickets }: { orderId: string; payoutId: string; forTickets: number },
  cause: Cause,
): Promise<boolean> {
  if (forTickets === 0) return true
  const living = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.orderId, orderId), inArray(tickets.state, placedStates)))
  if (living.length === 0) return true
  const [{ left } = { left: 0 }] = await tx
    .select({
      left: sql<number>`coalesce(sum(${payments.capturedKopecks} - ${payments.refundedKopecks}), 0)`.mapWith(
        Number,
      ),
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  const price = living.reduce((sum, { priceKopecks }) => sum + priceKopecks, 0)
  if (left > 0 && forTickets !== price) return false
  await returnForCabinet(boxOffice, tx, { living, payoutId, amountKopecks: forTickets }, cause)
  return true
}
