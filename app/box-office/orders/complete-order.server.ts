import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { newSecret, newTicketCode } from '../tickets/make-codes.server.ts'
import { currentLines } from './hold-places.server.ts'
import { orderLines, orders, tickets } from './tables.ts'

/**
 * Paid: the tickets come into being and their letter is promised, in the transaction that knows of the money.
 * The caller holds the order's lock and has its places.
 */
export async function completeOrder(
  boxOffice: BoxOffice,
  tx: Tx,
  orderId: string,
  cause: Cause,
): Promise<void> {
  const { rowCount } = await tx
    .update(orders)
    .set({ state: 'paid', paidAt: cause.now })
    .where(and(eq(orders.id, orderId), inArray(orders.state, ['waiting_for_payment', 'expired'])))
  if (rowCount !== 1) throw new Error(`order ${orderId} cannot be completed from where it stands`)
  const lines = await tx.select().from(orderLines).where(currentLines(orderId))
  const made = lines.flatMap(line =>
    // An individual tour is one place, however many walk along.
    Array.from({ length: line.quantity }, () => ({
      id: randomUUID(),
      orderId,
      lineId: line.id,
      product: line.product,
      slotId: line.slotId,
      code: newTicketCode(),
      secret: newSecret(),
      priceKopecks: line.unitKopecks,
      state: 'valid' as const,
      createdAt: cause.now,
    })),
  )
  await tx.insert(tickets).values(made)
  await logOrderChange(tx, orderId, 'paid', cause)
  await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: 'paid' })
}
