import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { orders, returns, tickets } from '../orders/tables.ts'
import { scans } from '../tickets/tables.ts'

/** One order a batch would touch. */
export type AffectedOrder = {
  id: string
  code: string
  email: string | null
  name: string | null
  state: string
  /** Unused and not given back: what comes back, at its full price. */
  tickets: number
  amountKopecks: number
  /** Let in already: nothing comes back for them. */
  used: number
  /** Given back before, for whatever they were worth then. */
  returned: number
  returnedKopecks: number
}

/** What calling the fair off would do today, order by order. Nothing is changed. */
export async function affectedOrders(db: Db): Promise<AffectedOrder[]> {
  const { rows } = await db.execute(sql`
    select o.id, o.code, o.buyer_email as email, o.buyer_name as name, o.state,
      coalesce(t.tickets, 0)::int as tickets, coalesce(t.kopecks, 0)::int as "amountKopecks",
      coalesce(t.used, 0)::int as used, coalesce(t.returned, 0)::int as returned,
      coalesce((select sum(r.amount_kopecks) from ${returns} r
        where r.order_id = o.id and r.state in ('approved', 'paid_out')), 0)::int as "returnedKopecks"
    from ${orders} o
    left join lateral (
      select
        count(*) filter (where one.is_going and not one.is_in) as tickets,
        sum(one.price_kopecks) filter (where one.is_going and not one.is_in) as kopecks,
        count(*) filter (where one.is_going and one.is_in) as used,
        count(*) filter (where one.state = 'returned') as returned
      from (
        select x.price_kopecks, x.state, x.state in ('valid', 'returning') as is_going,
          exists (select 1 from ${scans} s where s.ticket_id = x.id and s.verdict = 'admit') as is_in
        from ${tickets} x where x.order_id = o.id
      ) one
    ) t on true
    where o.state in ('held', 'waiting_for_payment') or t.tickets > 0
    order by o.created_at, o.id`)
  return rows as AffectedOrder[]
}

/** The same in numbers, with what stays as it is. */
export async function previewCallOff(db: Db) {
  const planned = await affectedOrders(db)
  const touched = planned.filter(({ tickets: count }) => count > 0)
  const { rows } = await db.execute(sql`
    select
      (select count(*)::int from ${tickets} where state = 'returned') as returned,
      (select coalesce(sum(amount_kopecks), 0)::int from ${returns} where state in ('approved', 'paid_out'))
        as "returnedKopecks",
      (select count(*)::int from ${tickets} t where t.state in ('valid', 'returning')
        and exists (select 1 from ${scans} s where s.ticket_id = t.id and s.verdict = 'admit')) as used`)
  const [kept] = rows as { returned: number; returnedKopecks: number; used: number }[]
  return {
    orders: touched.length,
    tickets: sumOf(touched.map(({ tickets: count }) => count)),
    amountKopecks: sumOf(touched.map(({ amountKopecks }) => amountKopecks)),
    unpaid: planned.length - touched.length,
    used: kept?.used ?? 0,
    returned: kept?.returned ?? 0,
    returnedKopecks: kept?.returnedKopecks ?? 0,
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
