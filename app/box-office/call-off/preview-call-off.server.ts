import { and, eq, type SQL, sql } from 'drizzle-orm'
import { payments } from '../../payments/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { isTourOrClass } from '../catalogue/products.ts'
import { leftByCallOff } from '../orders/read-leaning.server.ts'
import { orderLines, orders, returns, tickets } from '../orders/tables.ts'
import { fairOnSale, slots } from '../slots/tables.ts'
import { among, placedStates } from '../tickets/kept-states.ts'
import { scans } from '../tickets/tables.ts'
import type { CallOffTarget } from './call-off-wish.ts'

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

/** What calling it off would do now, order by order, the first of them or all. Nothing is changed. */
export async function affectedOrders(
  db: Db,
  target: CallOffTarget,
  limit: number | null = null,
): Promise<AffectedOrder[]> {
  const along = await goingAlong(db, target)
  const { rows } = await db.execute(sql`
    select o.id, o.code, o.buyer_email as email, o.buyer_name as name, o.state,
      coalesce(t.tickets, 0)::bigint as tickets, coalesce(t.kopecks, 0)::bigint as "amountKopecks",
      coalesce(t.used, 0)::bigint as used, coalesce(t.returned, 0)::bigint as returned,
      coalesce((select sum(r.amount_kopecks) from ${returns} r
        where r.order_id = o.id and r.state in ('approved', 'paid_out')), 0)::bigint as "returnedKopecks"
    from ${orders} o
    left join lateral (
      select
        count(*) filter (where one.is_going and not one.is_in) as tickets,
        sum(one.price_kopecks) filter (where one.is_going and not one.is_in) as kopecks,
        count(*) filter (where one.is_going and one.is_in) as used,
        count(*) filter (where one.state = 'returned') as returned
      from (
        select x.price_kopecks, x.state, x.state in ${among(placedStates)} as is_going, ${isIn(sql`x.id`)} as is_in
        from ${tickets} x where x.order_id = o.id and ${isMeant(sql`x`, target, along)}
      ) one
    ) t on true
    where t.tickets > 0 or (o.state in ('held', 'waiting_for_payment') and ${hasLines(target)})
    order by o.created_at, o.id
    limit ${limit}`)
  return (rows as Record<keyof AffectedOrder, string>[]).map(row => ({
    ...row,
    tickets: Number(row.tickets),
    amountKopecks: Number(row.amountKopecks),
    used: Number(row.used),
    returned: Number(row.returned),
    returnedKopecks: Number(row.returnedKopecks),
  }))
}

export type CallOffPlan = Awaited<ReturnType<typeof previewCallOff>>

/** The same in numbers, with what stays as it is. The sums are of 64 bits: a fair takes more roubles than 32 hold kopecks. */
export async function previewCallOff(db: Db, target: CallOffTarget) {
  const along = await goingAlong(db, target)
  const { rows } = await db.execute(sql`
    with own as (
      select t.order_id, t.state, t.price_kopecks, ${isIn(sql`t.id`)} as is_in
      from ${tickets} t where ${isMeant(sql`t`, target, along)}
    ), going as (
      select order_id, count(*) as tickets, sum(price_kopecks) as kopecks from own
      where state in ${among(placedStates)} and not is_in group by order_id
    ), open as (
      select o.state from ${orders} o
      where o.state in ('held', 'waiting_for_payment') and ${hasLines(target)}
    )
    select
      (select count(*) from going)::bigint as orders,
      (select coalesce(sum(tickets), 0) from going)::bigint as tickets,
      (select coalesce(sum(kopecks), 0) from going)::bigint as "amountKopecks",
      (select count(*) from open)::bigint as unpaid,
      (select count(*) from own where state in ${among(placedStates)} and is_in)::bigint as used,
      (select count(*) from own where state = 'returned')::bigint as returned,
      (select coalesce(sum(r.amount_kopecks), 0) from ${returns} r join ${tickets} t on t.id = r.ticket_id
        where r.state in ('approved', 'paid_out') and t.slot_id in ${slotsOf(target)})::bigint as "returnedKopecks",
      (select count(*) from going join lateral (${left}) p on true where going.kopecks > p.kopecks)::bigint
        as "givenBefore",
      (select coalesce(sum(going.kopecks - p.kopecks), 0) from going join lateral (${left}) p on true
        where going.kopecks > p.kopecks)::bigint as "givenBeforeKopecks"`)
  const [row] = rows as Record<string, string>[]
  const count = (name: string) => Number(row?.[name] ?? 0)
  return {
    orders: count('orders'),
    tickets: count('tickets'),
    amountKopecks: count('amountKopecks'),
    unpaid: count('unpaid'),
    used: count('used'),
    returned: count('returned'),
    returnedKopecks: count('returnedKopecks'),
    /** Orders of which staff or the gateway's cabinet gave money back before, and how much: it is not given twice. */
    givenBefore: count('givenBefore'),
    givenBeforeKopecks: count('givenBeforeKopecks'),
  }
}

/** Tours and classes that lean on the entry of a window: without it nobody gets to them. A day takes its own along anyway. */
async function goingAlong(db: Db, target: CallOffTarget): Promise<string[]> {
  return (await isEntryWindow(db, target)) ? leftByCallOff(db, { slotId: target.subject }) : []
}

export async function isEntryWindow(db: Db, { scope, subject }: CallOffTarget): Promise<boolean> {
  if (scope !== 'slot') return false
  const [slot] = await db.select({ kind: slots.kind }).from(slots).where(eq(slots.id, subject))
  return slot !== undefined && !isTourOrClass(slot.kind)
}

function isMeant(ticket: SQL, target: CallOffTarget, along: readonly string[]): SQL {
  const inSlots = sql`${ticket}.slot_id in ${slotsOf(target)}`
  return along.length > 0 ? sql`(${inSlots} or ${ticket}.id = any(${sql.param(along)}::uuid[]))` : inSlots
}

/** The slots that do not take place. Tickets with an open date are of no day: only the fair calls them off. */
export function inScope({ scope, subject }: CallOffTarget): SQL | undefined {
  if (scope === 'fair') return sql`${slots.editionId} = ${fairOnSale}`
  return scope === 'slot'
    ? eq(slots.id, subject)
    : and(sql`${slots.day}::text = ${subject}`, sql`${slots.kind} <> 'open-date'`)
}

const left = sql`select coalesce(sum(y.captured_kopecks - y.refunded_kopecks), 0) as kopecks
  from ${payments} y where y.order_id = going.order_id and y.state = 'succeeded'`

function slotsOf(target: CallOffTarget): SQL {
  return sql`(select ${slots.id} from ${slots} where ${inScope(target)})`
}

function hasLines(target: CallOffTarget): SQL {
  return sql`exists (select 1 from ${orderLines} l
    where l.order_id = o.id and not l.is_removed and l.slot_id in ${slotsOf(target)})`
}

function isIn(ticketId: SQL): SQL {
  return sql`exists (select 1 from ${scans} s where s.ticket_id = ${ticketId} and s.verdict = 'admit')`
}
