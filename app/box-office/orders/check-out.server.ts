import { and, eq, sql } from 'drizzle-orm'
import { transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { addLedgerEntry, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { beginPayment } from './begin-payment.server.ts'
import { completeOrder } from './complete-order.server.ts'
import { lockOrder } from './lock-order.server.ts'
import type { Buyer, Consent } from './place-order.server.ts'
import { orders } from './tables.ts'

export type CheckedOut = 'waiting' | 'paid' | 'expired' | 'not-a-cart'

/** From the cart to the till: the places are kept longer, the price stays, and the attempt to pay is written. */
export function checkOut(
  boxOffice: BoxOffice,
  orderId: string,
  buyer: Buyer,
  consents: Consent[],
  now: Date,
): Promise<CheckedOut> {
  return transaction<CheckedOut>(boxOffice.pool, async tx => {
    const order = await lockOrder(tx, orderId)
    if (order.state === 'expired') return 'expired'
    if (order.state !== 'held') return 'not-a-cart'
    // Held carts may finish even if the clockwork is late, but not after their time.
    if (order.heldUntil <= now) return 'expired'
    await tx
      .update(orders)
      .set({
        state: 'waiting_for_payment',
        buyerName: buyer.name,
        buyerEmail: buyer.email,
        buyerPhone: buyer.phone,
        consents,
        heldUntil: new Date(now.getTime() + boxOffice.edition.sale.paymentMinutes * 60_000),
      })
      .where(eq(orders.id, orderId))
    const cause = { actor: 'visitor', reason: '', now }
    await addLedgerEntry(tx, { orderId, kind: 'charge', amountKopecks: order.totalKopecks }, cause)
    await logOrderChange(tx, orderId, 'ordered', cause)
    if (order.totalKopecks === 0) {
      await completeOrder(boxOffice, tx, orderId, { ...cause, reason: 'nothing to pay' })
      return 'paid'
    }
    await beginPayment(tx, order, now)
    await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: 'placed' })
    return 'waiting'
  })
}

/** Once, and only while the places are still kept. */
export async function extendHold(boxOffice: BoxOffice, orderId: string, now: Date): Promise<boolean> {
  return transaction(boxOffice.pool, async tx => {
    const { rowCount } = await tx
      .update(orders)
      .set({
        isExtended: true,
        heldUntil: new Date(now.getTime() + boxOffice.edition.sale.cartMinutes * 60_000),
      })
      .where(
        and(
          eq(orders.id, orderId),
          eq(orders.state, 'held'),
          eq(orders.isExtended, false),
          sql`${orders.heldUntil} > ${now}`,
        ),
      )
    return rowCount === 1
  })
}

/** Another try after a failed one, as long as the places are kept. */
export function payAgain(boxOffice: BoxOffice, orderId: string, now: Date): Promise<boolean> {
  return transaction(boxOffice.pool, async tx => {
    const order = await lockOrder(tx, orderId)
    if (order.state !== 'waiting_for_payment' || order.heldUntil <= now) return false
    const { rows } = await tx.execute(
      sql`select 1 from payments where order_id = ${orderId} and state in ('started', 'pending')`,
    )
    if (rows.length === 0) await beginPayment(tx, order, now)
    return true
  })
}
