import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { leftAlone } from '../orders/leaning.ts'
import { type Leaning, lockLeaning } from '../orders/read-leaning.server.ts'
import { dayMs, remindDaysBefore } from '../orders/return-deadlines.ts'
import { returns, tickets } from '../orders/tables.ts'

export type Withdrawn = 'withdrawn' | 'not-possible'

/**
 * The buyer thinks better of it: everything that was asked back together is good again. What leans on somebody's ticket
 * stays asked back while that ticket does: whether it does is for its own buyer to say.
 */
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
    const revived = await endRequest(tx, { ...asked, orderId }, 'withdrawn', cause)
    return revived.length > 0 ? 'withdrawn' : 'not-possible'
  })
}

/** Requests whose papers have not come in time: the tickets are good again, and their buyers are told. */
export async function lapseReturns(boxOffice: BoxOffice, now: Date): Promise<number> {
  const due = await transaction(boxOffice.pool, tx =>
    tx
      .selectDistinct({ requestId: returns.requestId, orderId: returns.orderId })
      .from(returns)
      .where(isWaitingForPapers(sql`${returns.papersDueAt} <= ${now}`))
      .limit(200),
  )
  let count = 0
  for (const request of due) {
    count += await transaction(boxOffice.pool, async tx => {
      const cause = { actor: 'scheduler', reason: 'no papers', now }
      const revived = await endRequest(tx, request, 'lapsed', cause)
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
  { requestId, orderId }: { requestId: string; orderId: string },
  state: 'withdrawn' | 'lapsed',
  cause: Cause,
): Promise<string[]> {
  const leaning = await lockLeaning(tx, orderId)
  const isOpen = and(
    eq(returns.requestId, requestId),
    eq(returns.state, 'requested'),
    state === 'lapsed' ? isNull(returns.documentsAt) : undefined,
  )
  const asked = await tx.select({ ticketId: returns.ticketId }).from(returns).where(isOpen)
  const good = goodAgain(leaning, new Set(asked.map(({ ticketId }) => ticketId)), orderId)
  if (good.length === 0) return []
  const ended = await tx
    .update(returns)
    .set({ state, decidedAt: cause.now, decidedBy: cause.actor })
    .where(and(isOpen, inArray(returns.ticketId, good)))
    .returning({ ticketId: returns.ticketId, orderId: returns.orderId })
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

/** Of the tickets asked back together: those of this order, if they have what they lean on, and what leans on them. */
function goodAgain(
  { standing, askedBack, leans }: Leaning,
  asked: ReadonlySet<string>,
  orderId: string,
): string[] {
  const idsAlone = (revived: typeof askedBack) =>
    new Set(leftAlone([...standing, ...revived], leans).map(({ id }) => id))
  const together = askedBack.filter(({ id }) => asked.has(id))
  const own = together.filter(one => one.orderId === orderId)
  const ownAlone = idsAlone(own)
  if (own.some(({ id }) => ownAlone.has(id))) return []
  const alone = idsAlone(together)
  return together.filter(({ id }) => !alone.has(id)).map(({ id }) => id)
}
