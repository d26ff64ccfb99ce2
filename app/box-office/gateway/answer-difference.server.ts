import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { payments } from '../../payments/tables.ts'
import { brokeConstraint } from '../../platform/database/broken-constraint.server.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { logOfficeChange, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { lockOrder } from '../orders/read-order.server.ts'
import { settlePayment } from '../orders/settle-payment.server.ts'
import { tickets } from '../orders/tables.ts'
import { placedStates } from '../tickets/kept-states.ts'
import { returnForCabinet } from './return-for-cabinet.server.ts'
import { gatewayDifferences } from './tables.ts'

export type DifferenceAnswer = 'done' | 'not-possible' | 'no-reason' | 'choose-tickets' | 'choose-more'
type Answer = { actor: string; reason: string }

/** These are the tickets whose money went back by hand: they admit nobody any more. */
export function chooseTickets(
  boxOffice: BoxOffice,
  id: string,
  codes: readonly string[],
  { actor }: Pick<Answer, 'actor'>,
  now: Date,
): Promise<DifferenceAnswer> {
  return transaction<DifferenceAnswer>(boxOffice.pool, async tx => {
    const difference = await lockOpen(tx, id)
    const { orderId, payoutId } = difference ?? {}
    if (difference?.kind !== 'cabinet-refund' || !orderId || !payoutId) return 'not-possible'
    if (codes.length === 0) return 'choose-tickets'
    const all = await tx
      .select()
      .from(tickets)
      .where(and(eq(tickets.orderId, orderId), inArray(tickets.state, placedStates)))
    const living = all.filter(({ code }) => codes.includes(code))
    if (living.length !== new Set(codes).size) return 'not-possible'
    // What is left of the money must be enough for the tickets that are left.
    const amountKopecks = difference.gatewayKopecks - difference.ourKopecks
    const price = living.reduce((sum, { priceKopecks }) => sum + priceKopecks, 0)
    if (price < amountKopecks && living.length < all.length) return 'choose-more'
    const cause = { actor, reason: 'cabinet', now }
    await returnForCabinet(boxOffice, tx, { living, payoutId, amountKopecks }, cause)
    await settle(tx, id, { actor, reason: '' }, now)
    return 'done'
  })
}

/** Nothing is left to do, and the reason says why: money given as a favour, a payment of another shop. */
export function closeDifference(
  boxOffice: BoxOffice,
  id: string,
  answer: Answer,
  now: Date,
): Promise<DifferenceAnswer> {
  return transaction<DifferenceAnswer>(boxOffice.pool, async tx => {
    const difference = await lockOpen(tx, id)
    if (!difference) return 'not-possible'
    if (answer.reason === '') return 'no-reason'
    await settle(tx, id, answer, now)
    const { orderId, kind, gatewayId } = difference
    const cause = { ...answer, now }
    if (orderId) await logOrderChange(tx, orderId, 'difference-closed', cause, { kind, gatewayId })
    else await logOfficeChange(tx, 'difference-closed', gatewayId, cause, { kind })
    return 'done'
  })
}

/**
 * Money of an order of ours that the books do not know: it becomes tickets, or goes back, like any that comes late. What an
 * exhibitor has paid is booked to their invoice.
 */
export async function adoptPayment(
  boxOffice: BoxOffice,
  id: string,
  { actor }: Pick<Answer, 'actor'>,
  now: Date,
): Promise<DifferenceAnswer> {
  let paymentId: string | null
  try {
    paymentId = await transaction(boxOffice.pool, async tx => {
      const difference = await lockOpen(tx, id)
      if (difference?.kind !== 'unknown-payment') return null
      if (!difference.orderId) return adoptOfInvoice(tx, difference, actor, now)
      // It would become tickets: for another sum than they cost there are none.
      const order = await lockOrder(tx, difference.orderId)
      const isForTickets = order.state === 'waiting_for_payment' || order.state === 'expired'
      if (isForTickets && difference.gatewayKopecks !== order.totalKopecks) return null
      await settle(tx, id, { actor, reason: '' }, now)
      const { orderId, gatewayId, gatewayKopecks } = difference
      const cause = { actor, reason: '', now }
      await logOrderChange(tx, orderId, 'payment-adopted', cause, { gatewayId })
      return waitAgain(tx, { orderId, gatewayId, amountKopecks: gatewayKopecks }, now)
    })
  } catch (error) {
    // Another attempt of the order is open: it has to end first.
    if (brokeConstraint(error, 'payments_active') || brokeConstraint(error, 'payments_active_invoice'))
      return 'not-possible'
    throw error
  }
  if (!paymentId) return 'not-possible'
  await settlePayment(boxOffice, paymentId, now)
  return 'done'
}

/** An attempt to pay an invoice that was given up too early: the very attempt goes on. */
async function adoptOfInvoice(
  tx: Tx,
  { id, gatewayId, paymentId, gatewayKopecks }: typeof gatewayDifferences.$inferSelect,
  actor: string,
  now: Date,
): Promise<string | null> {
  if (!paymentId) return null
  const [known] = await tx
    .update(payments)
    .set({ state: 'pending', gatewayId, cancelReason: null, settledAt: null, checkAt: now })
    .where(
      and(
        eq(payments.id, paymentId),
        eq(payments.state, 'canceled'),
        isNotNull(payments.invoiceId),
        eq(payments.amountKopecks, gatewayKopecks),
      ),
    )
    .returning({ id: payments.id })
  if (!known) return null
  await settle(tx, id, { actor, reason: '' }, now)
  await logOfficeChange(tx, 'payment-adopted', gatewayId, { actor, reason: '', now }, { paymentId })
  return known.id
}

/** From here on it is a payment like any other: the gateway is asked, and what it says is booked once. */
async function waitAgain(
  tx: Tx,
  told: { orderId: string; gatewayId: string; amountKopecks: number },
  now: Date,
): Promise<string> {
  const [known] = await tx
    .update(payments)
    .set({ state: 'pending', cancelReason: null, settledAt: null, checkAt: now })
    .where(and(eq(payments.gatewayId, told.gatewayId), eq(payments.state, 'canceled')))
    .returning({ id: payments.id })
  if (known) return known.id
  const id = randomUUID()
  await tx.insert(payments).values({ id, ...told, state: 'pending', createdAt: now, checkAt: now })
  return id
}

/** The order's lock comes first, as everywhere. */
async function lockOpen(tx: Tx, id: string) {
  if (!/^[\da-f-]{36}$/.test(id)) return null
  const [found] = await tx.select().from(gatewayDifferences).where(eq(gatewayDifferences.id, id))
  if (found?.orderId) await lockOrder(tx, found.orderId)
  const [open] = await tx
    .select()
    .from(gatewayDifferences)
    .where(and(eq(gatewayDifferences.id, id), isNull(gatewayDifferences.settledAt)))
    .for('update')
  return open ?? null
}

async function settle(tx: Tx, id: string, { actor, reason }: Answer, now: Date): Promise<void> {
  await tx
    .update(gatewayDifferences)
    .set({ settledAt: now, settledBy: actor, note: reason })
    .where(eq(gatewayDifferences.id, id))
}
