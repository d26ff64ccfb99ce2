import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Day } from '../../platform/dates.ts'
import type { SlotKind } from '../catalogue/product-records.ts'
import type { ProductId } from '../catalogue/products.ts'
import { ledger } from '../ledger/tables.ts'
import { orders, returns, ticketSwitches, tickets } from '../orders/tables.ts'
import { slots } from '../slots/tables.ts'
import { among, placedStates } from '../tickets/kept-states.ts'

export type Sales = Awaited<ReturnType<typeof readSales>>

/**
 * What tickets were sold, what money came and went, and how full the days are. The ledger is what counts: whatever no ticket
 * accounts for stands in `other`, so that the parts always make up the whole. Sums have 64 bits.
 */
export async function readSales(db: Db) {
  const [money, moneyByDay, byProduct, bySlot] = await Promise.all([
    readMoney(db),
    readMoneyByDay(db),
    readProducts(db),
    readSlots(db),
  ])
  const sum = (key: 'soldKopecks' | 'creditKopecks') => byProduct.reduce((all, row) => all + row[key], 0)
  return {
    money,
    moneyByDay,
    byProduct,
    bySlot,
    other: {
      soldKopecks: money.soldKopecks - money.waitingKopecks - sum('soldKopecks'),
      creditKopecks: money.creditKopecks - sum('creditKopecks'),
    },
  }
}

const ofKind = (...kinds: string[]) =>
  sql`coalesce(sum(${ledger.amountKopecks}) filter (where ${ledger.kind} in ${kinds}), 0)::bigint`

async function readMoney(db: Db) {
  const { rows } = await db.execute(sql`
    select ${ofKind('charge', 'release')} as sold, ${ofKind('payment')} as paid, ${ofKind('credit')} as credit,
      ${ofKind('payout')} as payout, coalesce(sum(${ledger.amountKopecks}), 0)::bigint as balance,
      (select coalesce(sum(${orders.totalKopecks}), 0)::bigint from ${orders}
        where ${orders.state} = 'waiting_for_payment') +
      (select coalesce(sum(${ticketSwitches.differenceKopecks}), 0)::bigint from ${ticketSwitches}
        where ${ticketSwitches.state} = 'waiting') as waiting
    from ${ledger} where ${ledger.orderId} is not null`)
  const row = numbers(rows[0])
  const { sold = 0, paid = 0, credit = 0, payout = 0, balance = 0, waiting = 0 } = row
  return {
    /** Places sold, without those that were let go unpaid. */
    soldKopecks: sold,
    /** Of these, not paid for yet: orders, and what a dearer time costs more. */
    waitingKopecks: waiting,
    /** Given back to buyers by what was decided, whether it has left or not. */
    creditKopecks: positive(-credit),
    inKopecks: positive(-paid),
    outKopecks: payout,
    /** Money of ours: what came in without what went out. */
    keptKopecks: -paid - payout,
    /** Still to go out. */
    owedKopecks: waiting - balance,
  }
}

/** The last fortnight in which anything happened, the newest day first. */
async function readMoneyByDay(db: Db) {
  const { rows } = await db.execute(sql`
    select (${ledger.at} at time zone 'Europe/Moscow')::date::text as day, ${ofKind('charge', 'release')} as sold,
      ${ofKind('payment')} as paid, ${ofKind('payout')} as payout
    from ${ledger} where ${ledger.orderId} is not null group by 1 order by 1 desc limit 14`)
  return rows.map(row => {
    const { sold = 0, paid = 0, payout = 0 } = numbers(row)
    return { day: row.day as Day, soldKopecks: sold, inKopecks: positive(-paid), outKopecks: payout }
  })
}

/** By the kind of ticket: how many were sold and for how much, how many came back and what was given for them. */
async function readProducts(db: Db) {
  const { rows } = await db.execute(sql`
    select t.product, count(*)::bigint as sold, sum(t.price_kopecks)::bigint as "soldKopecks",
      count(*) filter (where t.state not in ${among(placedStates)})::bigint as returned,
      coalesce(sum(r.credit), 0)::bigint as "creditKopecks"
    from ${tickets} t
    left join (select ticket_id, sum(amount_kopecks) as credit from ${returns}
      where state in ('approved', 'paid_out') group by ticket_id) r on r.ticket_id = t.id
    group by t.product order by 3 desc, 1`)
  return rows.map(row => {
    const { sold = 0, soldKopecks = 0, returned = 0, creditKopecks = 0 } = numbers(row)
    return { product: row.product as ProductId, sold, soldKopecks, returned, creditKopecks }
  })
}

/** By the day and the time of the visit: places there are, places taken, tickets paid for, and what they cost. */
async function readSlots(db: Db) {
  const { rows } = await db.execute(sql`
    select s.day::text as day, s.kind, min(s.starts_at) as "from", max(s.ends_at) as "to",
      sum(s.capacity)::bigint as capacity, sum(s.taken)::bigint as taken,
      coalesce(sum(t.paid), 0)::bigint as paid, coalesce(sum(t.kopecks), 0)::bigint as kopecks
    from ${slots} s
    left join (select slot_id, count(*) as paid, sum(price_kopecks) as kopecks from ${tickets}
      where state in ${among(placedStates)} group by slot_id) t on t.slot_id = s.id
    where s.called_off_at is null
    group by s.day, s.kind order by s.day, 3, s.kind`)
  return rows.map(row => {
    const { capacity = 0, taken = 0, paid = 0, kopecks = 0 } = numbers(row)
    return {
      day: row.day as Day,
      kind: row.kind as SlotKind,
      from: new Date(row.from as string),
      to: new Date(row.to as string),
      capacity,
      taken,
      paid,
      kopecks,
    }
  })
}

// The driver tells 64 bits as text, lest they be cut; nine quadrillion kopecks are more than the fair will take.
function numbers(row: Record<string, unknown> | undefined): Record<string, number> {
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]))
}

// Minus nought is nought.
function positive(value: number): number {
  return value === 0 ? 0 : value
}
