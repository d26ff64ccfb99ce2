import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { gatewayDifferences, reconciliations } from '../gateway/tables.ts'
import { orders, tickets } from '../orders/tables.ts'
import { placedStates } from '../tickets/kept-states.ts'

const mostShown = 200

/** What waits for somebody, the oldest first, with the tickets a cabinet's refund may have been for. */
export async function openDifferences(db: Db) {
  const rows = await db
    .select({ difference: gatewayDifferences, code: orders.code, buyer: orders.buyerName })
    .from(gatewayDifferences)
    .leftJoin(orders, eq(orders.id, gatewayDifferences.orderId))
    .where(isNull(gatewayDifferences.settledAt))
    .orderBy(asc(gatewayDifferences.foundAt), asc(gatewayDifferences.id))
    .limit(mostShown)
  const asked = rows.flatMap(({ difference }) =>
    difference.kind === 'cabinet-refund' && difference.orderId ? [difference.orderId] : [],
  )
  const living =
    asked.length === 0
      ? []
      : await db
          .select()
          .from(tickets)
          .where(and(inArray(tickets.orderId, asked), inArray(tickets.state, placedStates)))
          .orderBy(asc(tickets.createdAt), asc(tickets.id))
  return rows.map(({ difference, code, buyer }) => ({
    ...difference,
    code,
    buyer,
    tickets: asked.includes(difference.orderId ?? '')
      ? living.filter(({ orderId }) => orderId === difference.orderId)
      : [],
  }))
}

/** What has been settled lately, and by whom. */
export function settledDifferences(db: Db) {
  return db
    .select({ difference: gatewayDifferences, code: orders.code })
    .from(gatewayDifferences)
    .leftJoin(orders, eq(orders.id, gatewayDifferences.orderId))
    .where(isNotNull(gatewayDifferences.settledAt))
    .orderBy(desc(gatewayDifferences.settledAt))
    .limit(50)
}

/** How many still wait for somebody. */
export function countDifferences(db: Db): Promise<number> {
  return db.$count(gatewayDifferences, isNull(gatewayDifferences.settledAt))
}

export async function lastReconciliation(db: Db) {
  const [last] = await db.select().from(reconciliations).orderBy(desc(reconciliations.startedAt)).limit(1)
  return last ?? null
}
