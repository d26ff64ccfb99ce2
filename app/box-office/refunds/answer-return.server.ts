import { and, eq, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { transaction } from '../../platform/database/transaction.server.ts'
import { type Day, dayOf, isDay, startOfDay } from '../../platform/dates.ts'
import type { BoxOffice } from '../box-office.ts'
import { logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { payoutDays } from '../orders/payout-due.ts'
import { lockOrder } from '../orders/read-order.server.ts'
import { returns } from '../orders/tables.ts'
import { decideReturn } from './settle-return.server.ts'

export type ReturnAnswer =
  | 'done'
  | 'unknown-return'
  | 'already-decided'
  | 'already-in'
  | 'leaned-on'
  | 'takes-two'
  | 'no-papers'
  | 'no-reason'
  | 'wrong-day'

/** The signed application, the copy of the passport and the receipt are here: from now on the return may be decided. */
export function receivePapers(
  boxOffice: BoxOffice,
  returnId: string,
  { on, actor }: { on: Day; actor: string },
  now: Date,
): Promise<ReturnAnswer> {
  return transaction<ReturnAnswer>(boxOffice.pool, async tx => {
    const [known] = await tx.select().from(returns).where(eq(returns.id, returnId))
    if (!known) return 'unknown-return'
    if (!isDay(on) || on < dayOf(known.requestedAt) || on > dayOf(now)) return 'wrong-day'
    await lockOrder(tx, known.orderId)
    // One application, one envelope: the papers are there for everything that was asked back together.
    const { rowCount } = await tx
      .update(returns)
      .set({
        documentsAt: on === dayOf(now) ? now : startOfDay(on),
        ...payoutDays(boxOffice.edition, on),
      })
      .where(
        and(
          eq(returns.requestId, known.requestId),
          eq(returns.state, 'requested'),
          isNull(returns.documentsAt),
        ),
      )
    if (rowCount === 0) return 'already-decided'
    await logOrderChange(tx, known.orderId, 'papers-received', { actor, reason: '', now }, { returnId, on })
    return 'done'
  })
}

/**
 * Staff decide. By the ladder nothing is decided without the papers; giving more than the ladder, or nothing at all,
 * needs a reason, because somebody will ask for it; much more takes two, as a refund of a chosen sum does.
 */
export async function answerReturn(
  boxOffice: BoxOffice,
  returnId: string,
  decision: { kind: 'by-ladder' | 'in-full' | 'refuse'; actor: string; reason: string },
  now: Date,
): Promise<ReturnAnswer> {
  const [known] = await drizzle(boxOffice.pool).select().from(returns).where(eq(returns.id, returnId))
  if (!known) return 'unknown-return'
  const { kind, actor } = decision
  const reason = decision.reason.trim().slice(0, 1000)
  if (kind !== 'refuse' && !known.documentsAt) return 'no-papers'
  if (kind !== 'by-ladder' && reason === '') return 'no-reason'
  return decideReturn(
    boxOffice,
    returnId,
    { approve: kind !== 'refuse', actor, note: reason, ...(kind === 'in-full' && { percent: 100 }) },
    now,
  )
}
