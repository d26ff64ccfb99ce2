import { arrayContains, asc, eq, inArray } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import { letters } from '../../mail/tables.ts'
import { payments, payouts } from '../../payments/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { closingReceipts } from '../gateway/tables.ts'
import { ledger, orderChanges } from '../ledger/tables.ts'
import { readOrderOf } from '../orders/read-order.server.ts'
import { returns } from '../orders/tables.ts'

export type OrderRecord = NonNullable<Awaited<ReturnType<typeof orderRecord>>>

/** An order with everything behind it: money in and out, wishes, the book, who did what, letters. */
export async function orderRecord(db: Db, edition: Edition, id: string, now: Date) {
  const order = await readOrderOf(db, edition, id, now)
  if (!order) return null
  const attempts = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.createdAt))
  const ids = attempts.map(payment => payment.id)
  return {
    order,
    payments: attempts,
    payouts:
      ids.length > 0
        ? await db
            .select()
            .from(payouts)
            .where(inArray(payouts.paymentId, ids))
            .orderBy(asc(payouts.createdAt))
        : [],
    receipts: await db
      .select()
      .from(closingReceipts)
      .where(eq(closingReceipts.orderId, id))
      .orderBy(asc(closingReceipts.createdAt)),
    returns: await db
      .select()
      .from(returns)
      .where(eq(returns.orderId, id))
      .orderBy(asc(returns.requestedAt), asc(returns.id)),
    ledger: await db.select().from(ledger).where(eq(ledger.orderId, id)).orderBy(asc(ledger.id)),
    changes: await db
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.orderId, id))
      .orderBy(asc(orderChanges.id)),
    letters: await db
      .select({
        id: letters.id,
        subject: letters.subject,
        recipient: letters.recipient,
        createdAt: letters.createdAt,
        sentAt: letters.sentAt,
        attempts: letters.attempts,
      })
      .from(letters)
      .where(arrayContains(letters.about, [id]))
      .orderBy(asc(letters.createdAt)),
  }
}
