import { eq } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { OrderTicket } from './order-tickets.ts'
import { type OrderView, readOrder } from './read-order.server.ts'
import { orders, tickets } from './tables.ts'

/** One ticket behind its own secret. Its order comes along for what is printed, and must not be told to the bearer. */
export async function readTicket(
  db: Db,
  edition: Edition,
  secret: string,
  now: Date,
): Promise<{ ticket: OrderTicket; order: OrderView } | null> {
  const [found] = await db
    .select({ token: orders.token })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(eq(tickets.secret, secret))
  const order = found ? await readOrder(db, edition, found.token, now) : null
  const ticket = order?.tickets.find(one => one.secret === secret)
  return order && ticket ? { order, ticket } : null
}
