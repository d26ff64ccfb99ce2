import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { orders } from './tables.ts'

export type Order = typeof orders.$inferSelect

/** Every change of an order begins here: one at a time. */
export async function lockOrder(tx: Tx, orderId: string): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}
