import { and, eq, isNull } from 'drizzle-orm'
import { payments, payouts } from '../../payments/tables.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { promisePayout } from './promise-payout.server.ts'
import { returns } from './tables.ts'

/** Money that the gateway would not send is promised once more; a failed payout has one successor at most. */
export function resendPayout(
  boxOffice: BoxOffice,
  orderId: string,
  payoutId: string,
  actor: string,
  now: Date,
): Promise<'done' | 'not-possible'> {
  return transaction(boxOffice.pool, async tx => {
    const [failed] = await tx
      .select({ payout: payouts })
      .from(payouts)
      .innerJoin(payments, eq(payments.id, payouts.paymentId))
      .where(
        and(
          eq(payouts.id, payoutId),
          eq(payments.orderId, orderId),
          eq(payouts.state, 'canceled'),
          isNull(payouts.replacedById),
        ),
      )
      .for('update')
    if (!failed) return 'not-possible'
    const { paymentId, amountKopecks, reason, lines } = failed.payout
    const next = await promisePayout(
      boxOffice,
      tx,
      { payment: { id: paymentId }, amountKopecks, reason, lines },
      now,
    )
    await tx.update(payouts).set({ replacedById: next }).where(eq(payouts.id, payoutId))
    await tx.update(returns).set({ payoutId: next }).where(eq(returns.payoutId, payoutId))
    await logOrderChange(
      tx,
      orderId,
      'payout-again',
      { actor, reason: '', now },
      { payoutId: next, amountKopecks },
    )
    return 'done'
  })
}
