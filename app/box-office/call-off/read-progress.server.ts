import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { orders } from '../orders/tables.ts'
import { latestCallOff } from '../slots/read-postponement.server.ts'
import { slots } from '../slots/tables.ts'
import { fairCallOffOrders } from './tables.ts'

/** How far the last batch has come, and what it could not do. */
export async function callOffProgress(db: Db) {
  const callOff = await latestCallOff(db)
  if (!callOff) return null
  const own = eq(fairCallOffOrders.callOffId, callOff.id)
  const [numbers] = await db
    .select({
      count: sql<number>`count(*)::int`,
      done: sql<number>`count(${fairCallOffOrders.doneAt})::int`,
      tickets: sql<number>`coalesce(sum(${fairCallOffOrders.tickets}), 0)::int`,
      amountKopecks: sql<number>`coalesce(sum(${fairCallOffOrders.amountKopecks}), 0)::int`,
    })
    .from(fairCallOffOrders)
    .where(own)
  const problems = await db
    .select({ orderId: orders.id, code: orders.code, problem: fairCallOffOrders.problem })
    .from(fairCallOffOrders)
    .innerJoin(orders, eq(orders.id, fairCallOffOrders.orderId))
    .where(and(own, sql`${fairCallOffOrders.problem} is not null`))
    .orderBy(orders.code)
  const [closed] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(slots)
    .where(sql`${slots.closedAt} is not null`)
  return {
    ...callOff,
    ...(numbers ?? { count: 0, done: 0, tickets: 0, amountKopecks: 0 }),
    problems,
    isClosed: (closed?.count ?? 0) > 0,
  }
}
