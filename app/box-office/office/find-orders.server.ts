import { desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { payments, payouts } from '../../payments/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { orderLines, orders, tickets } from '../orders/tables.ts'
import { slots } from '../slots/tables.ts'
import { readSearch } from './typed-search.ts'

export const ordersOnPage = 25

/** Orders that fit what was typed, the newest first; all of them when nothing was. Carts without a buyer are left out. */
export async function findOrders(db: Db, typed: string, page: number) {
  const wanted = typed.trim() === '' ? sql`${orders.buyerEmail} is not null` : fits(typed)
  const [{ count } = { count: 0 }] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(wanted)
  const newestFirst = [desc(orders.createdAt), desc(orders.id)]
  // Which they are comes first: the lines of orders on earlier pages are nobody's business.
  const shown = db
    .select({ id: orders.id })
    .from(orders)
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(ordersOnPage)
    .offset((page - 1) * ordersOnPage)
  const found = await db
    .select({
      id: orders.id,
      code: orders.code,
      state: orders.state,
      name: orders.buyerName,
      email: orders.buyerEmail,
      totalKopecks: orders.totalKopecks,
      createdAt: orders.createdAt,
      /** The first day somebody comes on it. */
      day: sql<
        string | null
      >`(select min(s.day)::text from ${orderLines} l join ${slots} s on s.id = l.slot_id
        where l.order_id = ${orders}.id and not l.is_removed)`,
      /** Ordered: an order that waits for its payment has no tickets yet. */
      tickets: sql<number>`(select coalesce(sum(l.quantity), 0)::int from ${orderLines} l
        where l.order_id = ${orders}.id and not l.is_removed)`,
    })
    .from(orders)
    .where(inArray(orders.id, shown))
    .orderBy(...newestFirst)
  return { count, found }
}

function fits(typed: string): SQL | undefined {
  const { orderCode, ticketCode, phone, gatewayId, text } = readSearch(typed)
  const part = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(
    sql`replace(lower(${orders.buyerName}), 'ё', 'е') like ${part}`,
    sql`lower(${orders.buyerEmail}) like ${part}`,
    orderCode ? eq(orders.code, orderCode) : undefined,
    ticketCode
      ? sql`exists (select 1 from ${tickets} where ${tickets.orderId} = ${orders.id} and ${tickets.code} = ${ticketCode})`
      : undefined,
    phone ? sql`regexp_replace(${orders.buyerPhone}, '\\D', '', 'g') like ${`%${phone}%`}` : undefined,
    gatewayId
      ? sql`exists (select 1 from ${payments} left join ${payouts} on ${payouts.paymentId} = ${payments.id}
          where ${payments.orderId} = ${orders.id}
            and (${payments.gatewayId} = ${gatewayId} or ${payouts.gatewayId} = ${gatewayId}))`
      : undefined,
  )
}
