import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { addLedgerEntry, type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { giveBackEverything } from './hold-places.server.ts'
import { lockOrder } from './lock-order.server.ts'
import { orders } from './tables.ts'

/** Lets the places of carts and unpaid orders go whose time is up. The orders stay, and may still be paid for. */
export async function expireOrders(boxOffice: BoxOffice, now: Date): Promise<number> {
  const due = await transaction(boxOffice.pool, tx =>
    tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.state, ['held', 'waiting_for_payment']), sql`${orders.heldUntil} <= ${now}`))
      .orderBy(orders.heldUntil)
      .limit(200),
  )
  let count = 0
  for (const { id } of due) if (await expireOrder(boxOffice, id, now)) count++
  return count
}

export function expireOrder(boxOffice: BoxOffice, orderId: string, now: Date): Promise<boolean> {
  const cause = { actor: 'clockwork', reason: 'expired', now }
  return transaction(boxOffice.pool, tx => closeOrder(boxOffice, tx, orderId, 'expired', cause))
}

/** The visitor thinks better of it. A payment that is already on its way finds the order as an expired one. */
export function cancelOrder(
  boxOffice: BoxOffice,
  orderId: string,
  now: Date,
  by = { actor: 'visitor', reason: 'cancelled' },
): Promise<boolean> {
  return transaction(boxOffice.pool, tx => closeOrder(boxOffice, tx, orderId, 'cancelled', { ...by, now }))
}

/** The same as part of something larger. Whoever has come too late, or too early, changes nothing. */
export async function closeOrder(
  boxOffice: BoxOffice,
  tx: Tx,
  id: string,
  to: 'expired' | 'cancelled',
  cause: Cause,
): Promise<boolean> {
  const order = await lockOrder(tx, id)
  const isOpen = order.state === 'held' || order.state === 'waiting_for_payment'
  if (!isOpen || (to === 'expired' && order.heldUntil > cause.now)) return false
  await tx.update(orders).set({ state: to }).where(eq(orders.id, id))
  await giveBackEverything(tx, id)
  if (order.state === 'waiting_for_payment') {
    await addLedgerEntry(tx, { orderId: id, kind: 'release', amountKopecks: -order.totalKopecks }, cause)
    if (to === 'expired') await boxOffice.enqueue(tx, queues.orderLetter, { orderId: id, letter: 'expired' })
  }
  await logOrderChange(tx, id, to, cause)
  return true
}
