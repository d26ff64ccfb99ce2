import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { type ReturnReason, returnSum } from '../catalogue/return-sum.ts'
import { addLedgerEntry, type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { slots } from '../slots/tables.ts'
import { closeOrder } from './close-order.server.ts'
import { payoutDays } from './payout-due.ts'
import type { Leaning } from './read-leaning.server.ts'
import { isIn } from './read-order.server.ts'
import { dayMs, papersDueAt, remindDaysBefore } from './return-deadlines.ts'
import { moneyLeft, payBack } from './return-money.server.ts'
import { orderLines, returns, tickets } from './tables.ts'
import { takeTicketsBack } from './take-tickets-back.server.ts'

/** One application for all of them, whatever orders they are of; the orders are locked. */
export async function writeRequest(
  boxOffice: BoxOffice,
  tx: Tx,
  leaving: readonly Pick<KnownTicket, 'ticket' | 'slot'>[],
  reason: ReturnReason,
  now: Date,
) {
  const cause = { actor: 'visitor', reason, now }
  const requestId = randomUUID()
  const asked = leaving.map(({ ticket, slot }) => ({
    ...ticket,
    ...returnSum(boxOffice.edition, { ...ticket, slot }, reason, now),
  }))
  for (const ticket of asked) {
    const id = await writeReturn(boxOffice, tx, { ...ticket, requestId }, reason, now)
    if (ticket.priceKopecks === 0)
      await approveReturn(boxOffice, tx, id, { ...cause, reason: 'nothing to pay back' })
  }
  for (const [orderId, own] of Map.groupBy(asked, ticket => ticket.orderId)) {
    const tickets = own.map(({ code }) => code)
    await logOrderChange(tx, orderId, 'return-requested', cause, { tickets, requestId })
    await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: 'return-requested' })
  }
  return asked
}

export type KnownTicket = Awaited<ReturnType<typeof ticketsOf>>[number]

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

/** Somebody is about to pay for a tour that leans on what goes: that order ends, and late money goes back. */
export async function closeUnpaid(
  boxOffice: BoxOffice,
  tx: Tx,
  { unpaid }: Leaning,
  falls: (lean: Leaning['unpaid'][number]) => boolean,
  cause: Cause,
): Promise<void> {
  const ids = new Set(unpaid.filter(falls).map(lean => lean.orderId))
  for (const id of ids)
    await closeOrder(boxOffice, tx, id, 'cancelled', { ...cause, reason: 'the entry ticket was returned' })
}

async function writeReturn(
  boxOffice: BoxOffice,
  tx: Tx,
  ticket: typeof tickets.$inferSelect & { percent: number; amountKopecks: number; requestId: string },
  reason: ReturnReason,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const [slot] = await tx.select({ startsAt: slots.startsAt }).from(slots).where(eq(slots.id, ticket.slotId))
  const dueAt = papersDueAt(now, slot?.startsAt ?? now)
  await tx.insert(returns).values({
    id,
    orderId: ticket.orderId,
    ticketId: ticket.id,
    requestId: ticket.requestId,
    reason,
    percent: ticket.percent,
    amountKopecks: ticket.amountKopecks,
    state: 'requested',
    requestedAt: now,
    papersDueAt: dueAt,
    // The letter that says what to send is reminder enough for a few days.
    papersRemindedAt: dueAt.getTime() - now.getTime() <= remindDaysBefore * dayMs ? now : null,
    ...payoutDays(boxOffice.edition, dayOf(now)),
  })
  await tx.update(tickets).set({ state: 'returning' }).where(eq(tickets.id, ticket.id))
  return id
}

export async function ticketsOf(tx: Tx, orderIds: string[]) {
  return tx
    .select({ ticket: tickets, slot: slots, isIn })
    .from(tickets)
    .innerJoin(slots, eq(slots.id, tickets.slotId))
    .where(inArray(tickets.orderId, orderIds))
    .orderBy(tickets.createdAt, tickets.id)
}
