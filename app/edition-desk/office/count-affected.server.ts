import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import { products } from '../../box-office/catalogue/products.ts'
import { orderLines, orders } from '../../box-office/orders/tables.ts'
import { slots } from '../../box-office/slots/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'

/** How many stand in the middle of buying. */
export async function countOpenOrders(db: Db, now: Date): Promise<{ carts: number; unpaid: number }> {
  const rows = await db
    .select({ state: orders.state, count: count() })
    .from(orders)
    .where(and(inArray(orders.state, ['held', 'waiting_for_payment']), gt(orders.heldUntil, now)))
    .groupBy(orders.state)
  const of = (state: string) => rows.find(row => row.state === state)?.count ?? 0
  return { carts: of('held'), unpaid: of('waiting_for_payment') }
}

/** How much was sold at each price of an edition, by the path of the price. */
export async function countSold(db: Db, editionId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({
      product: orderLines.product,
      kind: slots.kind,
      count: sql<number>`sum(${orderLines.quantity})::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(slots, eq(slots.id, orderLines.slotId))
    .where(and(eq(orders.state, 'paid'), eq(orderLines.isRemoved, false), eq(slots.editionId, editionId)))
    .groupBy(orderLines.product, slots.kind)
  const sold: Record<string, number> = {}
  for (const { product, kind, count: places } of rows) {
    const price = products.find(({ id }) => id === product)?.prices[kind]
    const path = price === 'tour' ? `tours.${kind}.priceKopecks` : `tickets.${price}`
    sold[path] = (sold[path] ?? 0) + places
  }
  return sold
}
