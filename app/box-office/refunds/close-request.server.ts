import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { lockOrder } from '../orders/read-order.server.ts'
import { returns, tickets } from '../orders/tables.ts'
import { dayMs, remindDaysBefore } from './return-deadlines.ts'

export type Withdrawn = 'withdrawn' | 'not-possible'

/** The buyer thinks better of it: everything that was asked back together is good again. */
export function withdrawReturn(
  boxOffice: BoxOffice,
  orderId: string,
  code: string,
  now: Date,
): Promise<Withdrawn> {
  return transaction<Withdrawn>(boxOffice.pool, async tx => {
    const [asked] = await tx
      .select({ requestId: returns.requestId })
      .from(returns)
      .innerJoin(tickets, eq(tickets.id, returns.ticketId))
      .where(and(eq(returns.orderId, orderId), eq(tickets.code, code), eq(returns.state, 'requested')))
    if (!asked) return 'not-possible'
    const cause = { actor: 'visitor', reason: '', now }
    const revived = await endRequest(tx, asked.requestId, 'withdrawn', cause)
    return revived.length > 0 ? 'withdrawn' : 'not-possible'
  })
}

/** Requests whose papers have not come in time: the tickets are good again, and their buyers are told. */
export async function lapseReturns(boxOffice: BoxOffice, now: Date): Promise<number> {
  const due = await transaction(boxOffice.pool, tx =>
    tx
      .selectDistinct({ requestId: returns.requestId })
      .from(returns)
      .where(isWaitingForPapers(sql`${returns.papersDueAt} <= ${now}`))
      .limit(200),
  )
  let count = 0
  for (const { requestId } of due) {
    count += await transaction(boxOffice.pool, async tx => {
      const cause = { actor: 'scheduler', reason: 'no papers', now }
      const revived = await endRequest(tx, requestId, 'lapsed', cause)
      for (const orderId of revived)
        await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: 'return-lapsed' })
      return revived.length
    })
  }
  return count
}

/** Some days before the papers are due their buyer is reminded, once for each request. */
export function remindOfPapers(boxOffice: BoxOffice, now: Date): Promise<number> {
  return transaction(boxOffice.pool, async tx => {
    const soon = new Date(now.getTime() + remindDaysBefore * dayMs)
    const due = await tx
      .update(returns)
      .set({ papersRemindedAt: now })
      .where(
        isWaitingForPapers(and(isNull(returns.papersRemindedAt), sql`${returns.papersDueAt} <= ${soon}`)),
      )
      .returning({ orderId: returns.orderId })
    const ids = [...new Set(due.map(({ orderId }) => orderId))]
    for (const orderId of ids)
      await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: 'papers-due' })
    return ids.length
  })
}

function isWaitingForPapers(condition: SQL | undefined) {
  return and(eq(returns.state, 'requested'), isNull(returns.documentsAt), condition)
}

/** Answers the orders whose tickets are good again. What has been decided meanwhile stays decided. */
async function endRequest(
  tx: Tx,
  requestId: string,
  state: 'withdrawn' | 'lapsed',
  cause: Cause,
): Promise<string[]> {
  const involved = await tx
    .selectDistinct({ orderId: returns.orderId })
    .from(returns)
    .where(eq(returns.requestId, requestId))
    .orderBy(returns.orderId)
  for (const { orderId } of involved) await lockOrder(tx, orderId)
  const ended = await tx
    .update(returns)
    .set({ state, decidedAt: cause.now, decidedBy: cause.actor })
    .where(
      and(
        eq(returns.requestId, requestId),
        eq(returns.state, 'requested'),
        state === 'lapsed' ? isNull(returns.documentsAt) : undefined,
      ),
    )
    .returning({ ticketId: returns.ticketId, orderId: returns.orderId })
  if (ended.length === 0) return []
  await tx
    .update(tickets)
    .set({ state: 'valid' })
    .where(
      inArray(
        tickets.id,
        ended.map(({ ticketId }) => ticketId),
      ),
    )
  const orderIds = [...new Set(ended.map(({ orderId }) => orderId))]
  for (const id of orderIds) await logOrderChange(tx, id, `return-${state}`, cause, { requestId })
  return orderIds
}
