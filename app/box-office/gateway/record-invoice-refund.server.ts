import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { payments, payouts } from '../../payments/tables.ts'
import type { GatewayRefund } from '../../payments/yookassa-shapes.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { addDifference } from './add-difference.server.ts'

/** `later`: it cannot be said yet, and should be told again. */
export type RefundHeard = 'known' | 'booked' | 'unknown' | 'later'

/** A refund of an invoice's payment, made in the cabinet: its room books it, and a difference tells the office. */
export async function bookInvoiceRefund(
  boxOffice: BoxOffice,
  tx: Tx,
  row: typeof payments.$inferSelect,
  { id: gatewayId, amountKopecks, createdAt }: GatewayRefund,
  now: Date,
): Promise<RefundHeard> {
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, row.id)).for('update')
  const [known] = await tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.gatewayId, gatewayId))
  if (known) return 'known'
  const about = { gatewayId, paymentId: row.id, gatewayKopecks: amountKopecks }
  const left = sql`${payments.capturedKopecks} - ${payments.refundedKopecks}`
  const { rowCount } = await tx
    .update(payments)
    .set({ refundedKopecks: sql`${payments.refundedKopecks} + ${amountKopecks}` })
    .where(and(eq(payments.id, row.id), sql`${amountKopecks} <= ${left}`))
  if (rowCount !== 1) {
    const ourKopecks = row.capturedKopecks - row.refundedKopecks
    await addDifference(tx, { kind: 'amount', ...about, ourKopecks }, now)
    return 'booked'
  }
  const times = { createdAt, checkAt: now, settledAt: now }
  const [payout] = await tx
    .insert(payouts)
    .values({
      id: randomUUID(),
      paymentId: row.id,
      amountKopecks,
      state: 'succeeded',
      gatewayId,
      reason: 'cabinet',
      lines: [],
      ...times,
    })
    .returning()
  if (payout) await boxOffice.invoiceMoney?.paidOutElsewhere(tx, row, payout, now)
  await addDifference(
    tx,
    { kind: 'cabinet-refund', ...about, payoutId: payout?.id ?? null, ourKopecks: 0 },
    now,
  )
  return 'booked'
}
