import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { allQueries } from '../../platform/database/pipeline.server.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import type { BoxOffice } from '../box-office.ts'
import type { ReturnReason } from '../catalogue/return-sum.ts'
import { addLedgerEntry, type Cause } from '../ledger/add-ledger-entry.server.ts'
import { isStanding, placedStates } from '../tickets/kept-states.ts'
import { payoutDays } from './payout-due.ts'
import { isIn } from './read-order.server.ts'
import { payBack } from './return-money.server.ts'
import { orderLines, returns, tickets } from './tables.ts'
import { takeTicketsBack } from './take-tickets-back.server.ts'

export type GoingTicket = Awaited<ReturnType<typeof unusedTickets>>[number]

/**
 * Tickets of an order for these slots, and those that go along, which are good for the visit, or asked back and not
 * decided; nobody came in on them.
 */
export function unusedTickets(
  tx: Tx,
  orderId: string,
  slotIds: readonly string[],
  along: readonly string[] = [],
) {
  return tx
    .select({
      id: tickets.id,
      orderId: tickets.orderId,
      lineId: tickets.lineId,
      slotId: tickets.slotId,
      state: tickets.state,
      priceKopecks: tickets.priceKopecks,
      name: orderLines.name,
    })
    .from(tickets)
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .where(
      and(
        eq(tickets.orderId, orderId),
        sql`(${tickets.slotId} = any(${sql.param(slotIds)}) or ${tickets.id} = any(${sql.param(along)}::uuid[]))`,
        inArray(tickets.state, placedStates),
        sql`not ${isIn}`,
      ),
    )
    .orderBy(tickets.id)
}

/**
 * Tickets of one order that come back at their full price, because what they were for does not take place: one return
 * each, one payout for the order (one for each payment it was paid by). The caller holds the order's lock. What staff or
 * the gateway's cabinet have given back before is not given twice: nobody gets more than they paid.
 */
export async function returnTogether(
  boxOffice: BoxOffice,
  tx: Tx,
  going: readonly GoingTicket[],
  reason: ReturnReason,
  cause: Cause,
): Promise<{ amountKopecks: number; givenBeforeKopecks: number }> {
  const [first] = going
  if (!first) return { amountKopecks: 0, givenBeforeKopecks: 0 }
  const { orderId } = first
  const parts = going.map(({ id, name, priceKopecks }) => ({ id, name, kopecks: priceKopecks }))
  const { promised, missingKopecks } = await payBack(boxOffice, tx, orderId, parts, reason, cause.now)
  const payoutOf = (ticket: GoingTicket) => promised.get(ticket.id) ?? null
  const sums = withoutLast(going, missingKopecks)
  const sumOf = ({ id }: GoingTicket) => sums.get(id) ?? 0
  const amountKopecks = [...sums.values()].reduce((sum, kopecks) => sum + kopecks, 0)
  const asked = going.filter(({ state }) => state === 'returning')
  const fresh = going.filter(isStanding)
  const decided = { decidedAt: cause.now, decidedBy: cause.actor, note: cause.reason, reason, percent: 100 }
  // Where no money is on its way the ticket is back at once.
  const stateOf = (ticket: GoingTicket) => (sumOf(ticket) > 0 ? ('approved' as const) : ('paid_out' as const))
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
                amountKopecks: sumOf(ticket),
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
          amountKopecks: sumOf(ticket),
          state: stateOf(ticket),
          payoutId: payoutOf(ticket),
        })
        .where(and(eq(returns.ticketId, ticket.id), eq(returns.state, 'requested')))
        .execute(),
    ),
    addLedgerEntry(tx, { orderId, kind: 'credit', amountKopecks: -amountKopecks }, cause),
  ])
  await takeTicketsBack(tx, orderId, going)
  return { amountKopecks, givenBeforeKopecks: missingKopecks }
}

/** What each brings: its price, and of the last ones so much less as is not there any more. */
function withoutLast(going: readonly GoingTicket[], missingKopecks: number): Map<string, number> {
  let missing = missingKopecks
  const sums = going.toReversed().map(({ id, priceKopecks }): [string, number] => {
    const kept = Math.min(priceKopecks, missing)
    missing -= kept
    return [id, priceKopecks - kept]
  })
  return new Map(sums)
}
