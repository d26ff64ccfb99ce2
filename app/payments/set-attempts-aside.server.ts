import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../platform/database/transaction.server.ts'
import { payments } from './tables.ts'

/** What is open of an order is offered no more; should it be paid all the same, its money is met. */
export async function setAttemptsAside(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ setAsideAt: now })
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.state, ['started', 'pending']),
        isNull(payments.setAsideAt),
      ),
    )
}
