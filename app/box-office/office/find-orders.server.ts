import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { payments, payouts } from '../../payments/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { ledger } from '../ledger/tables.ts'
import { orderLines, orders, tickets } from '../orders/tables.ts'
import { slots } from '../slots/tables.ts'
import type { OrderFilter } from './order-filter.ts'
import { readSearch } from './typed-search.ts'

export const ordersOnPage = 25

export type FoundOrder = Awaited<ReturnType<typeof ordersAfter>>[number]

/** One page of the orders that fit, the newest first. Carts without a buyer are left out, unless they are asked for. */
export async function findOrders(db: Db, filter: OrderFilter, page: number) {
  const wanted = wantedBy(filter)
  const [{ count } = { count: 0 }] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(wanted)
  // Which they are comes first: the lines of orders on earlier pages are nobody's business.
  const shown = db
    .select({ id: orders.id })
    .from(orders)
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(ordersOnPage)
    .offset((page - 1) * ordersOnPage)
  const found = await db
    .select(columns)
    .from(orders)
    .where(inArray(orders.id, shown))
    .orderBy(...newestFirst)
  return { count, found }
}

/** Those that come after one of them, for a file that is read in batches. */
export function ordersAfter(db: Db, filter: OrderFilter, after: { id: string } | null, limit: number) {
  // Its moment as the database keeps it, to the microsecond.
  const isLater = after
    ? sql`(${orders.createdAt}, ${orders.id}) < (select o.created_at, o.id from ${orders} o where o.id = ${after.id})`
    : undefined
  return db
    .select({
      ...columns,
      phone: orders.buyerPhone,
      locale: orders.locale,
      paidAt: orders.paidAt,
      /** What they were, in the order of the cart: `day×2, tour-group×1`. */
      products: sql<string>`(select coalesce(string_agg(l.product || '×' || l.quantity, ', ' order by l.position), '')
        from ${orderLines} l where l.order_id = ${orders}.id and not l.is_removed)`,
      paidKopecks: inMoney(sql`-coalesce(sum(g.amount_kopecks) filter (where g.kind = 'payment'), 0)`),
      refundedKopecks: inMoney(sql`coalesce(sum(g.amount_kopecks) filter (where g.kind = 'payout'), 0)`),
    })
    .from(orders)
    .where(and(wantedBy(filter), isLater))
    .orderBy(...newestFirst)
    .limit(limit)
}

const newestFirst = [desc(orders.createdAt), desc(orders.id)]

const columns = {
  id: orders.id,
  code: orders.code,
  state: orders.state,
  name: orders.buyerName,
  email: orders.buyerEmail,
  totalKopecks: orders.totalKopecks,
  createdAt: orders.createdAt,
  /** The first day somebody comes on it. */
  day: sql<string | null>`(select min(s.day)::text from ${orderLines} l join ${slots} s on s.id = l.slot_id
        where l.order_id = ${orders}.id and not l.is_removed)`,
  /** Ordered: an order that waits for its payment has no tickets yet. */
  tickets: sql<number>`(select coalesce(sum(l.quantity), 0)::int from ${orderLines} l
        where l.order_id = ${orders}.id and not l.is_removed)`,
}

function inMoney(sum: SQL) {
  return sql`(select ${sum}::bigint from ${ledger} g where g.order_id = ${orders}.id)`.mapWith(Number)
}

function wantedBy({ query, state, day, product }: OrderFilter): SQL | undefined {
  const isAsked = query !== '' || state !== ''
  return and(
    isAsked ? undefined : isNotNull(orders.buyerEmail),
    query === '' ? undefined : fits(query),
    state ? eq(orders.state, state) : undefined,
    day || product
      ? sql`exists (select 1 from ${orderLines} l join ${slots} s on s.id = l.slot_id
          where l.order_id = ${orders}.id and not l.is_removed
            ${day ? sql`and s.day = ${day}` : sql``} ${product ? sql`and l.product = ${product}` : sql``})`
      : undefined,
  )
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
