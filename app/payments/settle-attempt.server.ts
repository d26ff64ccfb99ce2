import { and, eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Db, type Tx, transaction } from '../platform/database/transaction.server.ts'
import type { GatewayAnswer } from './gateway-answer.ts'
import { payments, type payouts } from './tables.ts'
import type { NewPayment, YookassaClient } from './yookassa-client.server.ts'
import type { GatewayPayment } from './yookassa-shapes.ts'

export type Payment = typeof payments.$inferSelect
export type Payout = typeof payouts.$inferSelect

/** What the gateway must know to let somebody pay; the sum is the attempt's own. */
export type Bill = Omit<NewPayment, 'amountKopecks'>

/** What payments are for: orders of the box office, or invoices. Each says what it asks and what follows from its money. */
export type PaymentOwner = {
  billOf(db: Db, payment: Payment): Promise<Bill>
  /** Whether what the gateway speaks of is this attempt; the sum has been compared. */
  isOurs(payment: Payment, told: GatewayPayment): boolean
  /**
   * Spends the money, in a transaction of its own: locks what it is for, then calls `book`, and goes on only where that
   * says that nobody has been quicker.
   */
  spend(payment: Payment, book: (tx: Tx) => Promise<boolean>, now: Date): Promise<void>
  /** It came to nothing. */
  failed(tx: Tx, payment: Payment, reason: string, now: Date): Promise<void>
}

/** Money that goes back to whoever has paid an invoice. */
export type PayoutOwner = {
  emailOf(db: Db, payment: Payment): Promise<string>
  paidOut(tx: Tx, payment: Payment, payout: Payout, now: Date): Promise<void>
  payoutFailed(tx: Tx, payment: Payment, payout: Payout, reason: string, now: Date): Promise<void>
  /** Somebody gave it back in the gateway's own cabinet. */
  paidOutElsewhere(tx: Tx, payment: Payment, payout: Payout, now: Date): Promise<void>
}

export type Till = {
  pool: pg.Pool
  gateway: Pick<YookassaClient, 'createPayment' | 'getPayment'>
  ownerOf(payment: Payment): PaymentOwner
}

const open = ['started', 'pending'] as const

/**
 * The one way in which a payment ends. The webhook, the return page and the reconciler all come here, as often as they
 * like: what counts is what the gateway says now, and each step is taken once.
 */
export async function settleAttempt(till: Till, paymentId: string, now: Date): Promise<Payment['state']> {
  const [payment] = await drizzle(till.pool).select().from(payments).where(eq(payments.id, paymentId))
  if (!payment) throw new Error(`no payment ${paymentId}`)
  return settleRead(till, payment, now)
}

/** The same for whoever has just read the attempt. Each step finds out for itself whether it still has to be taken. */
export async function settleRead(till: Till, payment: Payment, now: Date): Promise<Payment['state']> {
  if (payment.state === 'succeeded' || payment.state === 'canceled') return payment.state
  const db = drizzle(till.pool)
  // A row without the gateway's id was written by somebody who never heard the answer: the same key asks again.
  const answer = payment.gatewayId
    ? await till.gateway.getPayment(payment.gatewayId)
    : await askToBePaid(till, payment, await till.ownerOf(payment).billOf(db, payment))
  return applyAnswer(till, payment, answer, now)
}

/** For whoever has just written an attempt and knows all about it: where it can be paid, if the gateway says so. */
export async function openAttempt(
  till: Till,
  payment: Payment,
  bill: Bill,
  now: Date,
): Promise<string | null> {
  const answer = await askToBePaid(till, payment, bill)
  const state = await applyAnswer(till, payment, answer, now)
  return answer.outcome === 'done' && state === 'pending' ? (answer.value.confirmationUrl ?? null) : null
}

function askToBePaid({ gateway }: Till, { id, amountKopecks }: Payment, bill: Bill) {
  return gateway.createPayment({ ...bill, amountKopecks }, id)
}

async function applyAnswer(
  till: Till,
  payment: Payment,
  answer: GatewayAnswer<GatewayPayment>,
  now: Date,
): Promise<Payment['state']> {
  if (answer.outcome === 'unknown') {
    // Not even sent: it is as due as it was.
    return answer.reason === 'resting' ? payment.state : askAgain(till, payment, {}, now)
  }
  if (answer.outcome === 'refused') return close(till, payment, `refused: ${answer.code}`, now)
  const told = answer.value
  if (told.status === 'succeeded') return capture(till, payment, told, now)
  if (told.status === 'canceled') return close(till, payment, told.cancellation?.reason ?? 'unknown', now)
  const page = { gatewayId: told.id, confirmationUrl: told.confirmationUrl ?? null }
  return askAgain(till, payment, { state: 'pending', ...page }, now)
}

// Once a minute at first, then more rarely; a payment page lives an hour.
async function askAgain(
  till: Till,
  payment: Payment,
  learnt: Partial<Pick<Payment, 'state' | 'gatewayId' | 'confirmationUrl'>>,
  now: Date,
): Promise<Payment['state']> {
  const ageMs = now.getTime() - payment.createdAt.getTime()
  const delayMs = Math.min(Math.max(60_000, ageMs / 4), 15 * 60_000)
  await drizzle(till.pool)
    .update(payments)
    .set({ ...learnt, checkAt: new Date(now.getTime() + delayMs) })
    .where(and(eq(payments.id, payment.id), inArray(payments.state, open)))
  return learnt.state ?? payment.state
}

async function capture(
  till: Till,
  payment: Payment,
  told: GatewayPayment,
  now: Date,
): Promise<Payment['state']> {
  const owner = till.ownerOf(payment)
  // The shape of the answer admits roubles only.
  if (told.amountKopecks !== payment.amountKopecks || !owner.isOurs(payment, told))
    throw new Error(`payment ${payment.id} is not what the gateway says it is`)
  const book = async (tx: Tx) => {
    const { rowCount } = await tx
      .update(payments)
      .set({ state: 'succeeded', gatewayId: told.id, capturedKopecks: payment.amountKopecks, settledAt: now })
      .where(and(eq(payments.id, payment.id), inArray(payments.state, open)))
    return rowCount === 1
  }
  await owner.spend(payment, book, now)
  return 'succeeded'
}

function close(till: Till, payment: Payment, reason: string, now: Date): Promise<Payment['state']> {
  return transaction<Payment['state']>(till.pool, async tx => {
    const { rowCount } = await tx
      .update(payments)
      .set({ state: 'canceled', cancelReason: reason, settledAt: now })
      .where(and(eq(payments.id, payment.id), inArray(payments.state, open)))
    if (rowCount === 1) await till.ownerOf(payment).failed(tx, payment, reason, now)
    return 'canceled'
  })
}

/** Payments whose answer nobody has heard yet, the longest waiting first. */
export async function paymentsToCheck(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.state, open), sql`${payments.checkAt} <= ${now}`))
    .orderBy(payments.checkAt)
    .limit(100)
  return rows.map(({ id }) => id)
}
