import { and, eq } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { type ReturnReason, shareOf } from '../catalogue/return-sum.ts'
import { type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { isAnyIn } from '../orders/change-ticket.server.ts'
import { leftAlone } from '../orders/leaning.ts'
import { type Leaning, lockLeaning } from '../orders/read-leaning.server.ts'
import { returns, tickets } from '../orders/tables.ts'
import { approveReturn } from '../orders/write-request.server.ts'
import { givenBeyond, takesTwo } from './promise-refund.server.ts'

export type Decision = { approve: boolean; actor: string; note: string; percent?: number }

/**
 * Staff decide when the papers are there. A certificate may raise the share, nothing lowers it; much more
 * than the ladder takes two, as a refund of a chosen sum does.
 */
export function decideReturn(
  boxOffice: BoxOffice,
  returnId: string,
  decision: Decision,
  now: Date,
): Promise<'done' | 'already-decided' | 'already-in' | 'leaned-on' | 'takes-two'> {
  return transaction(boxOffice.pool, async tx => {
    const [known] = await tx.select().from(returns).where(eq(returns.id, returnId))
    if (!known) return 'already-decided'
    const leaning = await lockLeaning(tx, known.orderId)
    const [row] = await tx.select().from(returns).where(eq(returns.id, returnId))
    if (row?.state !== 'requested') return 'already-decided'
    // A scanner without a network may have let it in after it was asked back: who was in gets nothing back.
    if (decision.approve && (await isAnyIn(tx, [row.ticketId]))) return 'already-in'
    if (leavesAlone(leaning, row.ticketId, decision)) return 'leaned-on'
    const cause = { actor: decision.actor, reason: decision.note, now }
    if (decision.approve) {
      const percent = Math.max(row.percent, decision.percent ?? 0)
      if (percent > row.percent) {
        const moreKopecks = (await worthAt(tx, row, percent)) - row.amountKopecks
        if (await takesTwo(tx, row.orderId, moreKopecks)) return 'takes-two'
        await raise(tx, row, percent)
        await logOrderChange(tx, row.orderId, givenBeyond.raised, cause, { amountKopecks: moreKopecks })
      }
      await approveReturn(boxOffice, tx, returnId, cause)
    } else await decline(tx, row, cause)
    await boxOffice.enqueue(tx, queues.orderLetter, { orderId: row.orderId, letter: 'return-decided' })
    return 'done'
  })
}

/** A tour whose entry has gone back goes back as well; entry does not go back under a tour that stays. */
function leavesAlone(
  { standing, askedBack, leans }: Leaning,
  ticketId: string,
  { approve }: Pick<Decision, 'approve'>,
): boolean {
  const alone = (among: typeof standing) => leftAlone(among, leans).map(({ id }) => id)
  if (!approve) return alone([...standing, ...askedBack]).includes(ticketId)
  const without = alone([...standing, ...askedBack.filter(({ id }) => id !== ticketId)])
  const before = new Set(alone([...standing, ...askedBack]))
  return standing.some(({ id }) => without.includes(id) && !before.has(id))
}

/** What an order has asked for and nobody has decided yet becomes worth the full price. */
export async function raiseReturns(tx: Tx, orderId: string, reason: ReturnReason): Promise<void> {
  const asked = await tx
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'requested')))
  for (const row of asked) await raise(tx, row, 100, reason)
}

async function raise(
  tx: Tx,
  row: typeof returns.$inferSelect,
  percent: number,
  reason = row.reason,
): Promise<void> {
  const amountKopecks = await worthAt(tx, row, percent)
  await tx.update(returns).set({ percent, amountKopecks, reason }).where(eq(returns.id, row.id))
}

async function worthAt(tx: Tx, { ticketId }: typeof returns.$inferSelect, percent: number): Promise<number> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, ticketId))
  return shareOf(ticket?.priceKopecks ?? 0, percent)
}

async function decline(tx: Tx, row: typeof returns.$inferSelect, cause: Cause): Promise<void> {
  await tx
    .update(returns)
    .set({ state: 'declined', decidedAt: cause.now, decidedBy: cause.actor, note: cause.reason })
    .where(eq(returns.id, row.id))
  await tx.update(tickets).set({ state: 'valid' }).where(eq(tickets.id, row.ticketId))
  await logOrderChange(tx, row.orderId, 'return-declined', cause)
}
