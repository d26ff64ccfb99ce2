import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
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
      .select({
        payout: payouts,
        left: sql<number>`${payments.capturedKopecks} - ${payments.refundedKopecks}`,
      })
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
    // Somebody may have given it back by hand meanwhile: then there is not so much left.
    if (!failed || failed.left < failed.payout.amountKopecks) return 'not-possible'
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

const atOnce = 100
const mostResent = 1_000

/** All that failed, each on its own: one that cannot be sent again leaves the others alone. Says how many were promised. */
export async function resendFailedPayouts(boxOffice: BoxOffice, actor: string, now: Date): Promise<number> {
  const db = drizzle(boxOffice.pool)
  let last: { id: string; createdAt: Date } | undefined
  let count = 0
  for (let seen = 0; seen < mostResent; seen += atOnce) {
    const failed = await db
      .select({ id: payouts.id, createdAt: payouts.createdAt, orderId: payments.orderId })
      .from(payouts)
      .innerJoin(payments, eq(payments.id, payouts.paymentId))
      .where(
        and(
          eq(payouts.state, 'canceled'),
          isNull(payouts.replacedById),
          isNotNull(payments.orderId),
          last &&
            or(
              gt(payouts.createdAt, last.createdAt),
              and(eq(payouts.createdAt, last.createdAt), gt(payouts.id, last.id)),
            ),
        ),
      )
      .orderBy(asc(payouts.createdAt), asc(payouts.id))
      .limit(atOnce)
    for (const { id, orderId } of failed)
      if (orderId && (await resendPayout(boxOffice, orderId, id, actor, now)) === 'done') count++
    last = failed.at(-1)
    if (!last) break
  }
  return count
}
