import { randomUUID } from 'node:crypto'
import type { ReceiptLine } from '../../payments/receipt.ts'
import { payments } from '../../payments/tables.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Order } from './lock-order.server.ts'

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
