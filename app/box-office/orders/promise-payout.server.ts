import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { paymentReceipt, type ReceiptLine } from '../../payments/receipt.ts'
import { payments, payouts } from '../../payments/tables.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { addLedgerEntry, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { orders, returns } from './tables.ts'

/** Money to give back, set aside at once: two promises together never exceed what was taken. */
export async function promisePayout(
  boxOffice: BoxOffice,
  tx: Tx,
  wish: {
    payment: Pick<typeof payments.$inferSelect, 'id'>
    amountKopecks: number
    reason: string
    lines: ReceiptLine[]
  },
  now: Date,
): Promise<string> {
  const { rowCount } = await tx
    .update(payments)
    .set({ refundedKopecks: sql`${payments.refundedKopecks} + ${wish.amountKopecks}` })
    .where(
      and(
        eq(payments.id, wish.payment.id),
        sql`${payments.refundedKopecks} + ${wish.amountKopecks} <= ${payments.capturedKopecks}`,
      ),
    )
  if (rowCount !== 1) throw new Error(`payment ${wish.payment.id} has not so much left to give back`)
  const id = randomUUID()
  await tx.insert(payouts).values({
    id,
    paymentId: wish.payment.id,
    amountKopecks: wish.amountKopecks,
    state: 'promised',
    reason: wish.reason,
    lines: wish.lines,
    createdAt: now,
    checkAt: now,
  })
  await boxOffice.enqueue(tx, queues.sendPayout, { payoutId: id })
  return id
}

/** Sends the money, or asks how far it has come; the payout's own id makes a repetition harmless. */
export async function sendPayout(
  boxOffice: BoxOffice,
  payoutId: string,
  now: Date,
): Promise<'open' | 'settled'> {
  const db = drizzle(boxOffice.pool)
  const [row] = await db
    .select({ payout: payouts, payment: payments, email: orders.buyerEmail })
    .from(payouts)
    .innerJoin(payments, eq(payments.id, payouts.paymentId))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payouts.id, payoutId))
  if (!row) throw new Error(`no payout ${payoutId}`)
  const { payout, payment } = row
  if (payout.state === 'succeeded' || payout.state === 'canceled') return 'settled'
  const answer = payout.gatewayId
    ? await boxOffice.gateway.getRefund(payout.gatewayId)
    : await boxOffice.gateway.createRefund(
        {
          paymentId: payment.gatewayId ?? '',
          amountKopecks: payout.amountKopecks,
          description: payout.reason,
          // By this a refund of ours is told from one made in the cabinet, should its answer be lost.
          metadata: { payout_id: payout.id },
          // Of a whole payment the gateway turns the first receipt round itself.
          ...(payout.amountKopecks < payment.capturedKopecks && {
            receipt: paymentReceipt(payout.lines, {
              email: row.email ?? (await boxOffice.invoiceMoney?.emailOf(db, payment)) ?? '',
              ...boxOffice.receipts,
            }),
          }),
        },
        payout.id,
      )
  if (answer.outcome === 'unknown') return answer.reason === 'resting' ? 'open' : wait(db, payout.id, now)
  if (answer.outcome === 'refused') return keep(boxOffice, payoutId, payment, now, answer.code)
  const { id: gatewayId, status } = answer.value
  if (status === 'canceled') return keep(boxOffice, payoutId, payment, now, 'canceled by the gateway')
  await db
    .update(payouts)
    .set({ gatewayId, state: 'sent' })
    .where(and(eq(payouts.id, payoutId), eq(payouts.state, 'promised')))
  return status === 'succeeded' ? arrive(boxOffice, payoutId, payment, now) : wait(db, payoutId, now)
}

async function wait(db: Db, payoutId: string, now: Date): Promise<'open'> {
  await db
    .update(payouts)
    .set({ checkAt: new Date(now.getTime() + 5 * 60_000) })
    .where(and(eq(payouts.id, payoutId), inArray(payouts.state, ['promised', 'sent'])))
  return 'open'
}

type Payment = typeof payments.$inferSelect

function arrive(boxOffice: BoxOffice, payoutId: string, payment: Payment, now: Date) {
  return transaction(boxOffice.pool, async tx => {
    const [payout] = await tx
      .update(payouts)
      .set({ state: 'succeeded', settledAt: now })
      .where(and(eq(payouts.id, payoutId), inArray(payouts.state, ['promised', 'sent'])))
      .returning()
    if (!payout) return 'settled' as const
    if (payment.orderId === null) await boxOffice.invoiceMoney?.paidOut(tx, payment, payout, now)
    else await arriveForOrder(boxOffice, tx, payment.orderId, payout, now)
    return 'settled' as const
  })
}

async function arriveForOrder(
  boxOffice: BoxOffice,
  tx: Tx,
  orderId: string,
  { id: payoutId, amountKopecks }: typeof payouts.$inferSelect,
  now: Date,
): Promise<void> {
  const cause = { actor: 'gateway', reason: '', now }
  await addLedgerEntry(tx, { orderId, kind: 'payout', amountKopecks, payoutId }, cause)
  const returned = await tx
    .update(returns)
    .set({ state: 'paid_out' })
    .where(and(eq(returns.payoutId, payoutId), eq(returns.state, 'approved')))
    .returning({ reason: returns.reason })
  await logOrderChange(tx, orderId, 'paid-out', cause, { payoutId, amountKopecks })
  // Whoever was told that all of it comes back hears of the same thing once.
  const isNews = returned.some(({ reason }) => reason !== 'cancelled' && reason !== 'called-off')
  if (isNews) await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: 'paid-out' })
}

// The money stays with us and owed: staff see it and pay by other means.
function keep(boxOffice: BoxOffice, payoutId: string, payment: Payment, now: Date, reason: string) {
  return transaction(boxOffice.pool, async tx => {
    const [payout] = await tx
      .update(payouts)
      .set({ state: 'canceled', settledAt: now })
      .where(and(eq(payouts.id, payoutId), inArray(payouts.state, ['promised', 'sent'])))
      .returning()
    if (!payout) return 'settled' as const
    await tx
      .update(payments)
      .set({ refundedKopecks: sql`${payments.refundedKopecks} - ${payout.amountKopecks}` })
      .where(eq(payments.id, payout.paymentId))
    if (payment.orderId === null) await boxOffice.invoiceMoney?.payoutFailed(tx, payment, payout, reason, now)
    else {
      const cause = { actor: 'gateway', reason, now }
      await logOrderChange(tx, payment.orderId, 'payout-failed', cause, { payoutId })
    }
    return 'settled' as const
  })
}

export async function payoutsToCheck(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(inArray(payouts.state, ['promised', 'sent']), sql`${payouts.checkAt} <= ${now}`))
    .orderBy(payouts.checkAt)
    .limit(100)
  return rows.map(({ id }) => id)
}
