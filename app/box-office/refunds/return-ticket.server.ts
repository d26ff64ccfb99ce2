import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { payments } from '../../payments/tables.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type Day, dayAfter, dayOf } from '../../platform/dates.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { type ProductId, products } from '../catalogue/products.ts'
import { type ReturnReason, returnSum, shareOf } from '../catalogue/return-sum.ts'
import { addLedgerEntry, type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { promisePayout } from '../orders/promise-payout.server.ts'
import { lockOrder } from '../orders/read-order.server.ts'
import { orderLines, orders, returns, tickets } from '../orders/tables.ts'
import { fullReturnsUntil } from '../slots/read-postponement.server.ts'
import { slots } from '../slots/tables.ts'
import { givePlacesBack } from '../slots/take-places.server.ts'
import { scans } from '../tickets/tables.ts'

export type Requested =
  | { kind: 'requested'; returns: { ticket: string; percent: number; amountKopecks: number }[] }
  | {
      kind: 'refused'
      ticket: string
      reason: 'unknown-ticket' | 'already-returning' | 'already-in' | 'nothing-back' | 'companion-left'
    }

/** The buyer gives tickets back. The sum is that of today and stays; free tickets go at once, the rest after the papers. */
export async function requestReturn(
  boxOffice: BoxOffice,
  tx: Tx,
  orderId: string,
  codes: readonly string[],
  wish: ReturnReason,
  now: Date,
): Promise<Requested> {
  await lockOrder(tx, orderId)
  const known = await ticketsOf(tx, orderId)
  // While a postponement runs everybody may have everything back, whatever they say.
  const reason = (await fullReturnsUntil(tx, now)) ? 'postponed' : wish
  const chosen = []
  for (const code of codes) {
    const found = known.find(({ ticket }) => ticket.code === code)
    if (!found) return { kind: 'refused', ticket: code, reason: 'unknown-ticket' }
    if (found.ticket.state !== 'valid') return { kind: 'refused', ticket: code, reason: 'already-returning' }
    if (found.isIn) return { kind: 'refused', ticket: code, reason: 'already-in' }
    const sum = returnSum(boxOffice.edition, { ...found.ticket, slot: found.slot }, reason, now)
    // With a certificate staff may give all, whatever the ladder says today.
    if (sum.percent === 0 && found.ticket.priceKopecks > 0 && reason !== 'illness') {
      return { kind: 'refused', ticket: code, reason: 'nothing-back' }
    }
    chosen.push({ ...found.ticket, ...sum })
  }
  const staying = known.filter(({ ticket }) => ticket.state === 'valid' && !codes.includes(ticket.code))
  const leaver = chosen.find(({ product }) => products.some(({ accompanies }) => accompanies === product))
  if (leaver && leavesCompanion(staying)) {
    return { kind: 'refused', ticket: leaver.code, reason: 'companion-left' }
  }
  const cause = { actor: 'visitor', reason, now }
  for (const ticket of chosen) {
    const id = await writeReturn(boxOffice, tx, ticket, reason, now)
    if (ticket.priceKopecks === 0)
      await approve(boxOffice, tx, id, { ...cause, reason: 'nothing to pay back' })
  }
  await logOrderChange(tx, orderId, 'return-requested', cause, { tickets: codes })
  await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter: 'return-requested' })
  return {
    kind: 'requested',
    returns: chosen.map(({ code, percent, amountKopecks }) => ({ ticket: code, percent, amountKopecks })),
  }
}

/** Whoever accompanies comes in free only with the person accompanied, as it was when they were sold. */
function leavesCompanion(staying: readonly { ticket: typeof tickets.$inferSelect }[]): boolean {
  const count = (product: ProductId) => staying.filter(({ ticket }) => ticket.product === product).length
  return products.some(({ id, accompanies }) => accompanies && count(id) > count(accompanies))
}

export type Decision = { approve: boolean; actor: string; note: string; percent?: number }

/** Staff decide when the papers are there. A certificate may raise the share, nothing lowers it. */
export function decideReturn(
  boxOffice: BoxOffice,
  returnId: string,
  decision: Decision,
  now: Date,
): Promise<boolean> {
  return transaction(boxOffice.pool, async tx => {
    const [known] = await tx.select().from(returns).where(eq(returns.id, returnId))
    if (!known) return false
    await lockOrder(tx, known.orderId)
    const [row] = await tx.select().from(returns).where(eq(returns.id, returnId))
    if (row?.state !== 'requested') return false
    const cause = { actor: decision.actor, reason: decision.note, now }
    if (decision.approve) {
      const percent = Math.max(row.percent, decision.percent ?? 0)
      if (percent > row.percent) await raise(tx, row, percent)
      await approve(boxOffice, tx, returnId, cause)
    } else await decline(tx, row, cause)
    await boxOffice.enqueue(tx, queues.orderLetter, { orderId: row.orderId, letter: 'return-decided' })
    return true
  })
}

/** Everything back, whatever the ladder says: the departure, or the fair, does not take place. */
export async function returnInFull(
  boxOffice: BoxOffice,
  tx: Tx,
  ticket: typeof tickets.$inferSelect,
  reason: ReturnReason,
  cause: Cause,
): Promise<void> {
  const sum = { percent: 100, amountKopecks: ticket.priceKopecks }
  const id = await writeReturn(boxOffice, tx, { ...ticket, ...sum }, reason, cause.now)
  await approve(boxOffice, tx, id, cause)
}

/** The same for a ticket that may already be on its way back for less: then that return is raised and decided. */
export async function returnWhole(
  boxOffice: BoxOffice,
  tx: Tx,
  ticket: typeof tickets.$inferSelect,
  reason: ReturnReason,
  cause: Cause,
): Promise<void> {
  if (ticket.state === 'valid') return returnInFull(boxOffice, tx, ticket, reason, cause)
  const [asked] = await tx
    .select()
    .from(returns)
    .where(and(eq(returns.ticketId, ticket.id), eq(returns.state, 'requested')))
  if (!asked) return
  await raise(tx, asked, 100, reason)
  await approve(boxOffice, tx, asked.id, cause)
}

/** What an order has asked for and nobody has decided yet becomes worth the full price. */
export async function raiseReturns(tx: Tx, orderId: string, reason: ReturnReason): Promise<void> {
  const asked = await tx
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'requested')))
  for (const row of asked) await raise(tx, row, 100, reason)
}

async function writeReturn(
  boxOffice: BoxOffice,
  tx: Tx,
  ticket: typeof tickets.$inferSelect & { percent: number; amountKopecks: number },
  reason: ReturnReason,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const { payoutCalendarDays, payoutBusinessDays } = boxOffice.edition
  await tx.insert(returns).values({
    id,
    orderId: ticket.orderId,
    ticketId: ticket.id,
    reason,
    percent: ticket.percent,
    amountKopecks: ticket.amountKopecks,
    state: 'requested',
    requestedAt: now,
    dueCalendar: dayAfter(dayOf(now), payoutCalendarDays),
    dueBusiness: businessDayAfter(dayOf(now), payoutBusinessDays),
  })
  await tx.update(tickets).set({ state: 'returning' }).where(eq(tickets.id, ticket.id))
  return id
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
async function approve(boxOffice: BoxOffice, tx: Tx, returnId: string, cause: Cause): Promise<void> {
  const [row] = await tx
    .select({ back: returns, ticket: tickets, name: orderLines.name, passHash: orderLines.passHash })
    .from(returns)
    .innerJoin(tickets, eq(tickets.id, returns.ticketId))
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .where(eq(returns.id, returnId))
  if (!row) throw new Error(`no return ${returnId}`)
  const { ticket } = row
  // Staff may have given back a part already: nobody gets more than they paid.
  const amountKopecks = Math.min(row.back.amountKopecks, await moneyLeft(tx, row.back.orderId))
  const back = { ...row.back, amountKopecks }
  await tx.update(tickets).set({ state: 'returned' }).where(eq(tickets.id, ticket.id))
  await givePlacesBack(tx, [{ slotId: ticket.slotId, quantity: 1 }])
  // The pass may buy its one concession again.
  if (row.passHash) await tx.update(orderLines).set({ isLive: false }).where(eq(orderLines.id, ticket.lineId))
  const payoutId = back.amountKopecks > 0 ? await payBack(boxOffice, tx, back, row.name, cause) : null
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
  await addLedgerEntry(
    tx,
    { orderId: back.orderId, kind: 'credit', amountKopecks: -back.amountKopecks },
    cause,
  )
  await restateOrder(tx, back.orderId)
  await logOrderChange(tx, back.orderId, 'return-approved', cause, {
    ticket: ticket.code,
    amount: back.amountKopecks,
  })
}

async function moneyLeft(tx: Tx, orderId: string): Promise<number> {
  const [row] = await tx
    .select({
      left: sql`coalesce(sum(${payments.capturedKopecks} - ${payments.refundedKopecks}), 0)::bigint`.mapWith(
        Number,
      ),
    })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'succeeded')))
  return row?.left ?? 0
}

async function payBack(
  boxOffice: BoxOffice,
  tx: Tx,
  { orderId, amountKopecks, reason }: typeof returns.$inferSelect,
  name: string,
  cause: Cause,
): Promise<string> {
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.state, 'succeeded'),
        sql`${payments.capturedKopecks} - ${payments.refundedKopecks} >= ${amountKopecks}`,
      ),
    )
    .orderBy(payments.settledAt)
    .limit(1)
  if (!payment) throw new Error(`order ${orderId} has no payment that ${amountKopecks} could come from`)
  const lines = [{ name, quantity: 1, unitKopecks: amountKopecks }]
  return promisePayout(boxOffice, tx, { payment, amountKopecks, reason, lines }, cause.now)
}

/** Given back in part, or altogether. */
export async function restateOrder(tx: Tx, orderId: string): Promise<void> {
  const [left] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.orderId, orderId), inArray(tickets.state, ['valid', 'returning'])))
    .limit(1)
  await tx
    .update(orders)
    .set({ state: left ? 'partly_refunded' : 'refunded' })
    .where(and(eq(orders.id, orderId), ne(orders.state, 'refunded')))
}

async function ticketsOf(tx: Tx, orderId: string) {
  const isIn = sql<boolean>`exists (select 1 from ${scans} where ${scans.ticketId} = ${tickets.id} and ${scans.verdict} = 'admit')`
  return tx
    .select({ ticket: tickets, slot: slots, isIn })
    .from(tickets)
    .innerJoin(slots, eq(slots.id, tickets.slotId))
    .where(eq(tickets.orderId, orderId))
}

function businessDayAfter(day: Day, days: number): Day {
  let current = day
  for (let left = days; left > 0; ) {
    current = dayAfter(current, 1)
    const weekday = new Date(`${current}T12:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return current
}
