import { and, eq, inArray } from 'drizzle-orm'
import { isTooMuch } from '../../payments/payment-methods.ts'
import { setAttemptsAside } from '../../payments/set-attempts-aside.server.ts'
import { type PaymentMethod, payments } from '../../payments/tables.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { lockOrder } from './read-order.server.ts'
import { beginPayment } from './settle-payment.server.ts'

/**
 * An order that waits is paid in the way its buyer chooses now; without a choice, on the page that is open. The gateway has a
 * page for each way and closes none for us: what was open is set aside, offered no more and still listened to. Whichever is
 * paid first buys the tickets, and the money of another comes back.
 */
export function setWayToPay(
  boxOffice: BoxOffice,
  orderId: string,
  now: Date,
  method: PaymentMethod | null = null,
): Promise<boolean> {
  return transaction(boxOffice.pool, async tx => {
    const order = await lockOrder(tx, orderId)
    if (order.state !== 'waiting_for_payment' || order.heldUntil <= now) return false
    if (method && isTooMuch(method, order.totalKopecks)) return false
    const open = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['started', 'pending'])))
    const current = open.find(({ setAsideAt }) => setAsideAt === null)
    if (current && (method === null || current.method === method)) return true
    await setAttemptsAside(tx, orderId, now)
    // Whoever goes to and fro between two ways finds the pages they had.
    const known = open.find(one => one !== current && one.method === method)
    if (known) await tx.update(payments).set({ setAsideAt: null }).where(eq(payments.id, known.id))
    else await beginPayment(tx, order, now, method)
    return true
  })
}
