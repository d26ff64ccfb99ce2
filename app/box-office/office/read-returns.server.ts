import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { orders, returns, tickets } from '../orders/tables.ts'

/** What a clerk asks the queue for: papers still to come, papers here, money on its way, and what is over. */
export const returnFilters = [
  'waiting',
  'papers',
  'decide',
  'approved',
  'paid_out',
  'declined',
  'all',
] as const
export type ReturnFilter = (typeof returnFilters)[number]

/** Returns by what is owed first: whoever has waited longest stands on top. */
export function officeReturns(db: Db, filter: ReturnFilter, limit = 500) {
  return db
    .select({
      id: returns.id,
      orderId: returns.orderId,
      code: orders.code,
      name: orders.buyerName,
      email: orders.buyerEmail,
      product: tickets.product,
      priceKopecks: tickets.priceKopecks,
      reason: returns.reason,
      percent: returns.percent,
      amountKopecks: returns.amountKopecks,
      state: returns.state,
      requestedAt: returns.requestedAt,
      documentsAt: returns.documentsAt,
      decidedAt: returns.decidedAt,
      decidedBy: returns.decidedBy,
      note: returns.note,
      dueOn: returns.dueCalendar,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(tickets, eq(tickets.id, returns.ticketId))
    .where(conditions[filter])
    .orderBy(asc(returns.dueCalendar), asc(returns.requestedAt), asc(returns.id))
    .limit(limit)
}

/** How many there are of each kind. */
export async function countReturns(db: Db): Promise<Record<ReturnFilter, number>> {
  const [row] = await db
    .select(
      Object.fromEntries(
        returnFilters.map(filter => [
          filter,
          sql<number>`count(*) filter (where ${conditions[filter] ?? sql`true`})::int`,
        ]),
      ) as Record<ReturnFilter, SQL<number>>,
    )
    .from(returns)
  return row ?? (Object.fromEntries(returnFilters.map(filter => [filter, 0])) as Record<ReturnFilter, number>)
}

const isRequested = eq(returns.state, 'requested')
const conditions: Record<ReturnFilter, SQL | undefined> = {
  waiting: isRequested,
  papers: and(isRequested, isNull(returns.documentsAt)),
  decide: and(isRequested, isNotNull(returns.documentsAt)),
  approved: eq(returns.state, 'approved'),
  paid_out: eq(returns.state, 'paid_out'),
  declined: eq(returns.state, 'declined'),
  all: undefined,
}
