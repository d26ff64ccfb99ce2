import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { letters } from '../../mail/tables.ts'
import { payments, payouts } from '../../payments/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { queues } from '../box-office.ts'
import { orders, returns } from '../orders/tables.ts'
import { countDifferences } from './read-differences.server.ts'

const hourMs = 3_600_000

/** What wants attention this morning. */
export async function officeCounts(db: Db, now: Date) {
  const anHourAgo = new Date(now.getTime() - hourMs)
  const { rows } = await db.execute(sql`
    select
      (select count(*)::int from ${returns} where state = 'requested' and documents_at is not null) as "toDecide",
      (select count(*)::int from ${returns} where state = 'requested' and documents_at is null) as "withoutPapers",
      (select count(*)::int from ${returns}
        where state in ('requested', 'approved') and due_calendar < ${dayOf(now)}) as overdue,
      (select count(*)::int from ${payments}
        where state in ('started', 'pending') and created_at < ${anHourAgo}) as "stuckPayments",
      (select count(*)::int from ${payouts} where state = 'canceled' and replaced_by_id is null) as "failedPayouts",
      (select count(*)::int from ${letters} where sent_at is null and created_at < ${anHourAgo}) as "unsentLetters"`)
  const [row] = rows as Record<
    'toDecide' | 'withoutPapers' | 'overdue' | 'stuckPayments' | 'failedPayouts' | 'unsentLetters',
    number
  >[]
  if (!row) throw new Error('nothing was counted')
  return { ...row, differences: await countDifferences(db), givenUp: await givenUpJobs(db) }
}

/** Payments nobody has heard of for an hour: the gateway is asked, and has not answered. */
export async function stuckPayments(db: Db, now: Date) {
  return db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      code: orders.code,
      amountKopecks: payments.amountKopecks,
      at: payments.createdAt,
      note: sql<string>`coalesce(${payments.gatewayId}, '')`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        inArray(payments.state, ['started', 'pending']),
        lt(payments.createdAt, new Date(now.getTime() - hourMs)),
      ),
    )
    .orderBy(payments.createdAt)
    .limit(50)
}

/** Money the gateway would not send: it is owed, and has to go another way. */
export async function failedPayouts(db: Db) {
  return db
    .select({
      id: payouts.id,
      orderId: payments.orderId,
      code: orders.code,
      amountKopecks: payouts.amountKopecks,
      at: payouts.createdAt,
      note: payouts.reason,
    })
    .from(payouts)
    .innerJoin(payments, eq(payments.id, payouts.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payouts.state, 'canceled'), isNull(payouts.replacedById)))
    .orderBy(payouts.createdAt)
    .limit(50)
}

/** Work that was promised, tried as often as its queue allows, and set aside. */
async function givenUpJobs(db: Db): Promise<number> {
  const names = [queues.orderLetter, queues.sendPayout, queues.callOff, queues.reconcile, 'send-letter'].map(
    name => `${name}-dead`,
  )
  const { rows } = await db.execute(
    sql`select count(*)::int as count from jobs.job where name in ${names} and state = 'created'`,
  )
  return (rows[0] as { count: number }).count
}

/** How many there are, and how much they come to. */
export async function sumFailedPayouts(db: Db): Promise<{ count: number; kopecks: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      kopecks: sql<number>`coalesce(sum(${payouts.amountKopecks}), 0)`.mapWith(Number),
    })
    .from(payouts)
    .where(and(eq(payouts.state, 'canceled'), isNull(payouts.replacedById)))
  return row ?? { count: 0, kopecks: 0 }
}
