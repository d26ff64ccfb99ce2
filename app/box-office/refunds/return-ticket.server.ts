import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { payments } from '../../payments/tables.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { type ReturnReason, returnSum, shareOf } from '../catalogue/return-sum.ts'
import { addLedgerEntry, type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { closeOrder } from '../orders/close-order.server.ts'
import { leavingTogether } from '../orders/leaning.ts'
import { payoutDays } from '../orders/payout-due.ts'
import { promisePayout } from '../orders/promise-payout.server.ts'
import { type Leaning, lockLeaning } from '../orders/read-leaning.server.ts'
import { lockOrder } from '../orders/read-order.server.ts'
import { leanNoMore } from '../orders/return-together.server.ts'
import { orderLines, orders, returns, tickets } from '../orders/tables.ts'
import { fullReturnsUntil } from '../slots/read-postponement.server.ts'
import { slots } from '../slots/tables.ts'
import { givePlacesBack } from '../slots/take-places.server.ts'
import { scans } from '../tickets/tables.ts'
import { dayMs, papersDueAt, remindDaysBefore } from './return-deadlines.ts'

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
      await approve(boxOffice, tx, id, { ...cause, reason: 'nothing to pay back' })
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
    if (decision.approve && (await wasIn(tx, row.ticketId))) return 'already-in'
    const cause = { actor: decision.actor, reason: decision.note, now }
    if (decision.approve) {
      const percent = Math.max(row.percent, decision.percent ?? 0)
      if (percent > row.percent) await raise(tx, row, percent)
      await approve(boxOffice, tx, returnId, cause)
    } else await decline(tx, row, cause)
    await boxOffice.enqueue(tx, queues.orderLetter, { orderId: row.orderId, letter: 'return-decided' })
    return 'done'
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
  ticket: typeof tickets.$inferSelect & { percent: number; amountKopecks: number; requestId?: string },
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
    ...(ticket.requestId && { requestId: ticket.requestId }),
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
  await leanNoMore(tx, ticket.lineId)
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

// A ticket that was moved for a difference was paid twice: what comes back is taken from one payment after the other.
export async function payBack(
  boxOffice: BoxOffice,
  tx: Tx,
  {
    orderId,
    amountKopecks,
    reason,
  }: Pick<typeof returns.$inferSelect, 'orderId' | 'amountKopecks' | 'reason'>,
  name: string,
  cause: Cause,
): Promise<string> {
  const left = sql<number>`${payments.capturedKopecks} - ${payments.refundedKopecks}`
  const sources = await tx
    .select({ id: payments.id, left })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'succeeded'), sql`${left} > 0`))
    .orderBy(desc(sql`${left} >= ${amountKopecks}`), payments.settledAt)
  let open = amountKopecks
  const promised: string[] = []
  for (const payment of sources) {
    const part = Math.min(open, payment.left)
    if (part === 0) break
    const lines = [{ name, quantity: 1, unitKopecks: part }]
    promised.push(
      await promisePayout(boxOffice, tx, { payment, amountKopecks: part, reason, lines }, cause.now),
    )
    open -= part
  }
  const [first] = promised
  if (open > 0 || !first)
    throw new Error(`order ${orderId} has no payments that ${amountKopecks} could come from`)
  return first
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

const isIn = sql<boolean>`exists (select 1 from ${scans} where ${scans.ticketId} = ${tickets.id} and ${scans.verdict} = 'admit')`

export async function ticketsOf(tx: Tx, orderIds: string[]) {
  return tx
    .select({ ticket: tickets, slot: slots, isIn })
    .from(tickets)
    .innerJoin(slots, eq(slots.id, tickets.slotId))
    .where(inArray(tickets.orderId, orderIds))
    .orderBy(tickets.createdAt, tickets.id)
}

async function wasIn(tx: Tx, ticketId: string): Promise<boolean> {
  const [ticket] = await tx.select({ isIn }).from(tickets).where(eq(tickets.id, ticketId))
  return ticket?.isIn ?? false
}
