import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { type ReturnReason, returnSum } from '../catalogue/return-sum.ts'
import { type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { closeOrder } from '../orders/close-order.server.ts'
import { leavingTogether } from '../orders/leaning.ts'
import { payoutDays } from '../orders/payout-due.ts'
import { type Leaning, lockLeaning } from '../orders/read-leaning.server.ts'
import { isIn } from '../orders/read-order.server.ts'
import { returns, tickets } from '../orders/tables.ts'
import { fullReturnsUntil } from '../slots/read-postponement.server.ts'
import { slots } from '../slots/tables.ts'
import { dayMs, papersDueAt, remindDaysBefore } from './return-deadlines.ts'
import { approveReturn } from './settle-return.server.ts'

export type Requested =
  | { kind: 'requested'; returns: { ticket: string; percent: number; amountKopecks: number }[] }
  | {
      kind: 'refused'
      ticket: string
      reason: 'unknown-ticket' | 'already-returning' | 'already-in' | 'nothing-back'
    }
  /** Something would stand on nothing: it goes along, or nothing goes. */
  | { kind: 'refused'; ticket: string; reason: 'leaned-on'; together: string[] }

/**
 * The buyer gives tickets back, on one application. From now on they admit nobody. The sum is that of today and stays;
 * free tickets go at once, the rest after the papers.
 */
export async function requestReturn(
  boxOffice: BoxOffice,
  tx: Tx,
  orderId: string,
  codes: readonly string[],
  wish: ReturnReason,
  now: Date,
): Promise<Requested> {
  const leaning = await lockLeaning(tx, orderId)
  const known = await ticketsOf(tx, [...new Set([orderId, ...leaning.standing.map(one => one.orderId)])])
  // While a postponement runs everybody may have everything back, whatever they say.
  const reason = (await fullReturnsUntil(tx, now)) ? 'postponed' : wish
  const chosen = new Set<string>()
  for (const code of new Set(codes)) {
    const found = known.find(({ ticket }) => ticket.orderId === orderId && ticket.code === code)
    const problem = whyNotBack(boxOffice, found, reason, now)
    if (!found || problem) return { kind: 'refused', ticket: code, reason: problem ?? 'unknown-ticket' }
    chosen.add(found.ticket.id)
  }
  const all = leavingTogether(leaning.standing, leaning.leans, chosen)
  const forgotten = known.filter(
    ({ ticket }) => ticket.orderId === orderId && all.has(ticket.id) && !chosen.has(ticket.id),
  )
  if (forgotten.length > 0) {
    const together = [...new Set(codes), ...forgotten.map(({ ticket }) => ticket.code)]
    return { kind: 'refused', ticket: codes[0] ?? '', reason: 'leaned-on', together }
  }
  await closeUnpaid(boxOffice, tx, leaning, all, { actor: 'visitor', reason, now })
  const leaving = known.filter(({ ticket }) => all.has(ticket.id))
  const asked = await writeRequest(boxOffice, tx, leaving, reason, now)
  return { kind: 'requested', returns: asked.filter(one => one.orderId === orderId).map(told) }
}

function told({ code, percent, amountKopecks }: { code: string; percent: number; amountKopecks: number }) {
  return { ticket: code, percent, amountKopecks }
}

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

type KnownTicket = Awaited<ReturnType<typeof ticketsOf>>[number]

function whyNotBack({ edition }: BoxOffice, found: KnownTicket | undefined, reason: ReturnReason, now: Date) {
  if (!found) return 'unknown-ticket'
  const { ticket, slot, isIn } = found
  if (ticket.state !== 'valid') return 'already-returning'
  if (isIn) return 'already-in'
  const { percent } = returnSum(edition, { ...ticket, slot }, reason, now)
  // With a certificate staff may give all, whatever the ladder says today.
  return percent === 0 && ticket.priceKopecks > 0 && reason !== 'illness' ? 'nothing-back' : null
}

/** Somebody is about to pay for a tour that leans on what goes: that order ends, and late money goes back. */
export async function closeUnpaid(
  boxOffice: BoxOffice,
  tx: Tx,
  { unpaid }: Leaning,
  leaving: ReadonlySet<string>,
  cause: Cause,
): Promise<void> {
  const ids = new Set(unpaid.filter(lean => leaving.has(lean.entryTicketId)).map(lean => lean.orderId))
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
