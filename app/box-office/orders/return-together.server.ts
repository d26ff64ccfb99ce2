import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ReceiptLine } from '../../payments/receipt.ts'
import { payments } from '../../payments/tables.ts'
import { allQueries } from '../../platform/database/pipeline.server.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import type { BoxOffice } from '../box-office.ts'
import type { ReturnReason } from '../catalogue/return-sum.ts'
import { addLedgerEntry, type Cause } from '../ledger/add-ledger-entry.server.ts'
import { givePlacesBack } from '../slots/take-places.server.ts'
import { scans } from '../tickets/tables.ts'
import { payoutDays } from './payout-due.ts'
import { promisePayout } from './promise-payout.server.ts'
import { lineEntries, orderLines, orders, returns, tickets } from './tables.ts'

export type GoingTicket = Awaited<ReturnType<typeof unusedTickets>>[number]

/** Tickets of an order for these slots that are good for the visit, or asked back and not decided; nobody came in on them. */
export function unusedTickets(tx: Tx, orderId: string, slotIds: readonly string[]) {
  const isIn = sql`exists (select 1 from ${scans} where ${scans.ticketId} = ${tickets.id} and ${scans.verdict} = 'admit')`
  return tx
    .select({
      id: tickets.id,
      orderId: tickets.orderId,
      lineId: tickets.lineId,
      slotId: tickets.slotId,
      state: tickets.state,
      priceKopecks: tickets.priceKopecks,
      name: orderLines.name,
      passHash: orderLines.passHash,
    })
    .from(tickets)
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .where(
      and(
        eq(tickets.orderId, orderId),
        sql`${tickets.slotId} = any(${sql.param(slotIds)})`,
        inArray(tickets.state, ['valid', 'returning']),
        sql`not ${isIn}`,
      ),
    )
    .orderBy(tickets.id)
}

/**
 * Tickets of one order that come back at their full price, because what they were for does not take place: one return
 * each, one payout for the order (one for each payment it was paid by). The caller holds the order's lock. What no
 * payment can give back is owed all the same, and answered for staff to pay by hand.
 */
export async function returnTogether(
  boxOffice: BoxOffice,
  tx: Tx,
  going: readonly GoingTicket[],
  reason: ReturnReason,
  cause: Cause,
): Promise<{ amountKopecks: number; byHandKopecks: number }> {
  const [first] = going
  if (!first) return { amountKopecks: 0, byHandKopecks: 0 }
  const { orderId } = first
  const ids = going.map(({ id }) => id)
  const { promised, byHandKopecks } = await payBack(boxOffice, tx, orderId, going, reason, cause)
  const payoutOf = (ticket: GoingTicket) => promised.get(ticket.id) ?? null
  const amountKopecks = going.reduce((sum, { priceKopecks }) => sum + priceKopecks, 0)
  const asked = going.filter(({ state }) => state === 'returning')
  const fresh = going.filter(({ state }) => state === 'valid')
  const decided = { decidedAt: cause.now, decidedBy: cause.actor, note: cause.reason, reason, percent: 100 }
  // Free tickets are back at once; money is on its way, or waits for a hand.
  const stateOf = ({ priceKopecks }: GoingTicket) =>
    priceKopecks > 0 ? ('approved' as const) : ('paid_out' as const)
  const passLines = going.flatMap(({ passHash, lineId }) => (passHash ? [lineId] : []))
  await allQueries([
    ...(fresh.length > 0
      ? [
          tx
            .insert(returns)
            .values(
              fresh.map(ticket => ({
                id: randomUUID(),
                orderId,
                ticketId: ticket.id,
                amountKopecks: ticket.priceKopecks,
                state: stateOf(ticket),
                requestedAt: cause.now,
                payoutId: payoutOf(ticket),
                ...decided,
                ...payoutDays(boxOffice.edition, dayOf(cause.now)),
              })),
            )
            .execute(),
        ]
      : []),
    ...asked.map(ticket =>
      tx
        .update(returns)
        .set({
          ...decided,
          amountKopecks: ticket.priceKopecks,
          state: stateOf(ticket),
          payoutId: payoutOf(ticket),
        })
        .where(and(eq(returns.ticketId, ticket.id), eq(returns.state, 'requested')))
        .execute(),
    ),
    tx
      .update(tickets)
      .set({ state: 'returned' })
      .where(sql`${tickets.id} = any(${sql.param(ids)}::uuid[])`)
      .execute(),
    // The pass may buy its one concession again.
    ...(passLines.length > 0
      ? [tx.update(orderLines).set({ isLive: false }).where(inArray(orderLines.id, passLines)).execute()]
      : []),
    addLedgerEntry(tx, { orderId, kind: 'credit', amountKopecks: -amountKopecks }, cause),
  ])
  // Only now: it reads what the others have written.
  await allQueries([
    tx
      .update(orders)
      .set({
        state: sql`case when exists (select 1 from ${tickets} where ${tickets.orderId} = ${orderId}
          and ${tickets.state} in ('valid', 'returning')) then 'partly_refunded' else 'refunded' end`,
      })
      .where(eq(orders.id, orderId))
      .execute(),
    givePlacesBack(
      tx,
      going.map(({ slotId }) => ({ slotId, quantity: 1 })),
    ),
  ])
  for (const { lineId } of going) await leanNoMore(tx, lineId)
  return { amountKopecks, byHandKopecks }
}

/** What comes back is taken from one payment after the other; by which payout each ticket's money goes, or its last part. */
async function payBack(
  boxOffice: BoxOffice,
  tx: Tx,
  orderId: string,
  going: readonly GoingTicket[],
  reason: ReturnReason,
  cause: Cause,
): Promise<{ promised: Map<string, string>; byHandKopecks: number }> {
  const promised = new Map<string, string>()
  const priced = going.filter(({ priceKopecks }) => priceKopecks > 0)
  let byHandKopecks = priced.reduce((sum, { priceKopecks }) => sum + priceKopecks, 0)
  if (byHandKopecks === 0) return { promised, byHandKopecks }
  const left = sql<number>`${payments.capturedKopecks} - ${payments.refundedKopecks}`
  const sources = await tx
    .select({ id: payments.id, left })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'succeeded'), sql`${left} > 0`))
    .orderBy(payments.settledAt, payments.id)
  const open = priced.map(({ id, name, priceKopecks }) => ({ id, name, kopecks: priceKopecks }))
  for (const payment of sources) {
    const lines: ReceiptLine[] = []
    const covered: string[] = []
    let room = payment.left
    for (const ticket of open) {
      const part = Math.min(room, ticket.kopecks)
      if (part === 0) continue
      lines.push({ name: ticket.name, quantity: 1, unitKopecks: part })
      covered.push(ticket.id)
      ticket.kopecks -= part
      room -= part
    }
    const amountKopecks = payment.left - room
    if (amountKopecks === 0) break
    const payoutId = await promisePayout(boxOffice, tx, { payment, amountKopecks, reason, lines }, cause.now)
    for (const id of covered) promised.set(id, payoutId)
    byHandKopecks -= amountKopecks
  }
  return { promised, byHandKopecks }
}

/** What comes back leans on nobody any more: the entry ticket it was booked with may carry another tour. */
export async function leanNoMore(tx: Tx, lineId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${lineEntries} where (line_id, entry_ticket_id) in (
      select line_id, entry_ticket_id from ${lineEntries}
      where line_id = ${lineId}
      order by (select state = 'valid' from ${tickets} where id = entry_ticket_id), entry_ticket_id
      limit greatest(1, coalesce((select heads from ${orderLines} where id = ${lineId}), 1)))`)
}
