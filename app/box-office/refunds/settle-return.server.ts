import { and, eq } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { type ReturnReason, shareOf } from '../catalogue/return-sum.ts'
import { addLedgerEntry, type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { isAnyIn } from '../orders/change-ticket.server.ts'
import { lockOrder } from '../orders/read-order.server.ts'
import { moneyLeft, payBack } from '../orders/return-money.server.ts'
import { orderLines, returns, tickets } from '../orders/tables.ts'
import { takeTicketsBack } from '../orders/take-tickets-back.server.ts'

export type Decision = { approve: boolean; actor: string; note: string; percent?: number }

/** Staff decide when the papers are there. A certificate may raise the share, nothing lowers it. */
export function decideReturn(
  boxOffice: BoxOffice,
  returnId: string,
  decision: Decision,
  now: Date,
): Promise<'done' | 'already-decided' | 'already-in'> {
  return transaction(boxOffice.pool, async tx => {
    const [known] = await tx.select().from(returns).where(eq(returns.id, returnId))
    if (!known) return 'already-decided'
    await lockOrder(tx, known.orderId)
    const [row] = await tx.select().from(returns).where(eq(returns.id, returnId))
    if (row?.state !== 'requested') return 'already-decided'
    // A scanner without a network may have let it in after it was asked back: who was in gets nothing back.
    if (decision.approve && (await isAnyIn(tx, [row.ticketId]))) return 'already-in'
    const cause = { actor: decision.actor, reason: decision.note, now }
    if (decision.approve) {
      const percent = Math.max(row.percent, decision.percent ?? 0)
      if (percent > row.percent) await raise(tx, row, percent)
      await approveReturn(boxOffice, tx, returnId, cause)
    } else await decline(tx, row, cause)
    await boxOffice.enqueue(tx, queues.orderLetter, { orderId: row.orderId, letter: 'return-decided' })
    return 'done'
  })
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
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, row.ticketId))
  const amountKopecks = shareOf(ticket?.priceKopecks ?? 0, percent)
  await tx.update(returns).set({ percent, amountKopecks, reason }).where(eq(returns.id, row.id))
}

async function decline(tx: Tx, row: typeof returns.$inferSelect, cause: Cause): Promise<void> {
  await tx
    .update(returns)
    .set({ state: 'declined', decidedAt: cause.now, decidedBy: cause.actor, note: cause.reason })
    .where(eq(returns.id, row.id))
  await tx.update(tickets).set({ state: 'valid' }).where(eq(tickets.id, row.ticketId))
  await logOrderChange(tx, row.orderId, 'return-declined', cause)
}

/** The place is free for others at once; the money is set aside in the same transaction and sent by a job. */
export async function approveReturn(
  boxOffice: BoxOffice,
  tx: Tx,
  returnId: string,
  cause: Cause,
): Promise<void> {
  const [row] = await tx
    .select({ back: returns, ticket: tickets, name: orderLines.name })
    .from(returns)
    .innerJoin(tickets, eq(tickets.id, returns.ticketId))
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .where(eq(returns.id, returnId))
  if (!row) throw new Error(`no return ${returnId}`)
  const { ticket, name } = row
  const { orderId } = row.back
  // Staff may have given back a part already: nobody gets more than they paid.
  const amountKopecks = Math.min(row.back.amountKopecks, await moneyLeft(tx, orderId))
  const part = { id: ticket.id, name, kopecks: amountKopecks }
  const { promised } = await payBack(boxOffice, tx, orderId, [part], row.back.reason, cause.now)
  const payoutId = promised.get(ticket.id) ?? null
  await tx
    .update(returns)
    .set({
      state: payoutId ? 'approved' : 'paid_out',
      payoutId,
      amountKopecks,
      decidedAt: cause.now,
      decidedBy: cause.actor,
      note: cause.reason,
    })
    .where(eq(returns.id, returnId))
  await addLedgerEntry(tx, { orderId, kind: 'credit', amountKopecks: -amountKopecks }, cause)
  await takeTicketsBack(tx, orderId, [ticket])
  await logOrderChange(tx, orderId, 'return-approved', cause, { ticket: ticket.code, amount: amountKopecks })
}
