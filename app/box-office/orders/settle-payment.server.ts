import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { GatewayAnswer } from '../../payments/gateway-answer.ts'
import { paymentReceipt, type ReceiptLine } from '../../payments/receipt.ts'
import { payments } from '../../payments/tables.ts'
import type { GatewayPayment } from '../../payments/yookassa-shapes.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { fill, type Phrase } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import type { BoxOffice } from '../box-office.ts'
import { addLedgerEntry, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { differenceLine, failedDifference, switchOfPayment } from './change-ticket.server.ts'
import { lockLeaning } from './read-leaning.server.ts'
import { currentLines, lockOrder, type Order } from './read-order.server.ts'
import { spendPayment } from './spend-payment.server.ts'
import { orderLines, orders, ticketSwitches } from './tables.ts'

// The gateway is called right after; should this process die in between, the reconciler does it a minute later.
const firstCheckMs = 60_000

export type Payment = typeof payments.$inferSelect

/** What the gateway must know to let somebody pay. */
export type Bill = {
  payment: Payment
  order: Pick<Order, 'id' | 'code' | 'token' | 'locale' | 'buyerEmail'>
  lines: ReceiptLine[]
}

/** Writes an attempt to be paid before anybody calls the gateway; there is none if there is nothing to pay. */
export async function beginPayment(
  tx: Tx,
  order: { id: string; totalKopecks: number },
  now: Date,
): Promise<Payment | null> {
  if (order.totalKopecks === 0) return null
  const [payment] = await tx
    .insert(payments)
    .values({
      id: randomUUID(),
      orderId: order.id,
      amountKopecks: order.totalKopecks,
      state: 'started',
      createdAt: now,
      checkAt: new Date(now.getTime() + firstCheckMs),
    })
    .returning()
  return payment ?? null
}

/**
 * The one way in which money becomes tickets. The webhook, the return page and the reconciler all come here, as often
 * as they like: what counts is what the gateway says now, and each step is taken once, under the order's lock.
 */
export async function settlePayment(
  boxOffice: BoxOffice,
  paymentId: string,
  now: Date,
): Promise<Payment['state']> {
  const db = drizzle(boxOffice.pool)
  const [known] = await db
    .select({ payment: payments, isDifference })
    .from(payments)
    .where(eq(payments.id, paymentId))
  if (!known) throw new Error(`no payment ${paymentId}`)
  const { payment } = known
  if (payment.state === 'succeeded' || payment.state === 'canceled') return payment.state
  // A row without the gateway's id was written by somebody who never heard the answer: the same key asks again.
  const answer = payment.gatewayId
    ? await boxOffice.gateway.getPayment(payment.gatewayId)
    : await askToBePaid(boxOffice, await billOf(db, payment))
  return applyGatewayAnswer(boxOffice, payment, answer, now, known)
}

const isDifference = sql<boolean>`exists (select 1 from ${ticketSwitches} where ${ticketSwitches.paymentId} = ${payments.id})`

/** For whoever has just written an attempt and knows all about it: where it can be paid, if the gateway says so. */
export async function openPayment(boxOffice: BoxOffice, bill: Bill, now: Date): Promise<string | null> {
  const answer = await askToBePaid(boxOffice, bill)
  const state = await applyGatewayAnswer(boxOffice, bill.payment, answer, now)
  return answer.outcome === 'done' && state === 'pending' ? (answer.value.confirmationUrl ?? null) : null
}

async function applyGatewayAnswer(
  boxOffice: BoxOffice,
  payment: Payment,
  answer: GatewayAnswer<GatewayPayment>,
  now: Date,
  { isDifference }: { isDifference: boolean } = { isDifference: false },
): Promise<Payment['state']> {
  if (answer.outcome === 'unknown') {
    // Not even sent: it is as due as it was.
    return answer.reason === 'resting' ? payment.state : askAgain(boxOffice, payment, {}, now)
  }
  if (answer.outcome === 'refused') return closePayment(boxOffice, payment, `refused: ${answer.code}`, now)
  const told = answer.value
  if (told.status === 'succeeded') return capturePayment(boxOffice, { ...payment, isDifference }, told, now)
  if (told.status === 'canceled')
    return closePayment(boxOffice, payment, told.cancellation?.reason ?? 'unknown', now)
  const page = { gatewayId: told.id, confirmationUrl: told.confirmationUrl ?? null }
  return askAgain(boxOffice, payment, { state: 'pending', ...page }, now)
}

async function billOf(db: Db, payment: Payment): Promise<Bill> {
  const [order] = await db.select().from(orders).where(eq(orders.id, payment.orderId))
  if (!order) throw new Error(`no order ${payment.orderId}`)
  const moved = await switchOfPayment(db, payment.id)
  const lines = moved
    ? [await differenceLine(db, moved, order)]
    : await db.select().from(orderLines).where(currentLines(order.id))
  return { payment, order, lines }
}

const descriptions: Record<LocaleCode, Phrase<'code'>> = {
  ru: 'Билеты, заказ №\u00a0{code}',
  en: 'Tickets, order {code}',
}

function askToBePaid(
  boxOffice: BoxOffice,
  { payment, order, lines }: Bill,
): Promise<GatewayAnswer<GatewayPayment>> {
  return boxOffice.gateway.createPayment(
    {
      amountKopecks: payment.amountKopecks,
      description: fill(descriptions[order.locale], { code: order.code }),
      metadata: { order_id: order.id },
      returnUrl: `${boxOffice.publicUrl}${withLocale(`/tickets/order/${order.token}/`, order.locale)}`,
      locale: order.locale,
      receipt: paymentReceipt(lines, { email: order.buyerEmail ?? '', ...boxOffice.receipts }),
    },
    payment.id,
  )
}

// Once a minute at first, then more rarely; a payment page lives an hour.
async function askAgain(
  boxOffice: BoxOffice,
  payment: Payment,
  learnt: Partial<Pick<Payment, 'state' | 'gatewayId' | 'confirmationUrl'>>,
  now: Date,
): Promise<Payment['state']> {
  const ageMs = now.getTime() - payment.createdAt.getTime()
  const delayMs = Math.min(Math.max(60_000, ageMs / 4), 15 * 60_000)
  await drizzle(boxOffice.pool)
    .update(payments)
    .set({ ...learnt, checkAt: new Date(now.getTime() + delayMs) })
    .where(and(eq(payments.id, payment.id), inArray(payments.state, ['started', 'pending'])))
  return learnt.state ?? payment.state
}

function capturePayment(
  boxOffice: BoxOffice,
  payment: Payment & { isDifference: boolean },
  told: GatewayPayment,
  now: Date,
): Promise<Payment['state']> {
  // The shape of the answer admits roubles only.
  const isOurs = told.amountKopecks === payment.amountKopecks && told.metadata.order_id === payment.orderId
  if (!isOurs) throw new Error(`payment ${payment.id} is not what the gateway says it is`)
  return transaction<Payment['state']>(boxOffice.pool, async tx => {
    // A ticket that moves may take others along, also of other orders.
    if (payment.isDifference) await lockLeaning(tx, payment.orderId)
    const order = await lockOrder(tx, payment.orderId)
    const { rowCount } = await tx
      .update(payments)
      .set({ state: 'succeeded', gatewayId: told.id, capturedKopecks: payment.amountKopecks, settledAt: now })
      .where(and(eq(payments.id, payment.id), inArray(payments.state, ['started', 'pending'])))
    if (rowCount !== 1) return 'succeeded'
    const cause = { actor: 'gateway', reason: '', now }
    await addLedgerEntry(
      tx,
      {
        orderId: order.id,
        kind: 'payment',
        amountKopecks: -payment.amountKopecks,
        paymentId: payment.id,
      },
      cause,
    )
    await spendPayment(boxOffice, tx, order, payment, now)
    return 'succeeded'
  })
}

function closePayment(
  boxOffice: BoxOffice,
  payment: Payment,
  reason: string,
  now: Date,
): Promise<Payment['state']> {
  return transaction<Payment['state']>(boxOffice.pool, async tx => {
    const { rowCount } = await tx
      .update(payments)
      .set({ state: 'canceled', cancelReason: reason, settledAt: now })
      .where(and(eq(payments.id, payment.id), inArray(payments.state, ['started', 'pending'])))
    if (rowCount === 1) {
      const cause = { actor: 'gateway', reason, now }
      await logOrderChange(tx, payment.orderId, 'payment-failed', cause)
      await failedDifference(tx, payment.id, cause)
    }
    return 'canceled'
  })
}

/** Payments whose answer nobody has heard yet, the longest waiting first. */
export async function paymentsToCheck(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.state, ['started', 'pending']), sql`${payments.checkAt} <= ${now}`))
    .orderBy(payments.checkAt)
    .limit(100)
  return rows.map(({ id }) => id)
}
