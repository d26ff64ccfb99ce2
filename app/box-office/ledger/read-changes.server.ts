import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { orderChanges } from './tables.ts'

/** The sums of such changes of an order together, in kopecks. */
export async function sumOfChanges(db: Db, orderId: string, what: readonly string[]): Promise<number> {
  const amount = sql`coalesce(sum((${orderChanges.details} ->> 'amountKopecks')::bigint), 0)::bigint`
  const [row] = await db
    .select({ sum: amount.mapWith(Number) })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), inArray(orderChanges.what, [...what])))
  return row?.sum ?? 0
}
