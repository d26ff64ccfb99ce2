import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { orders } from '../orders/tables.ts'
import { callOffs, slots } from '../slots/tables.ts'
import { callOffOrders } from './tables.ts'

const shownProblems = 50

export type CallOffProgress = Awaited<ReturnType<typeof callOffsProgress>>[number]

/** How far the last batches have come, those under way first, and what they could not do. */
export async function callOffsProgress(db: Db, only: 'running' | 'all' = 'all') {
  const last = await db
    .select()
    .from(callOffs)
    .where(only === 'running' ? isNull(callOffs.finishedAt) : undefined)
    .orderBy(sql`${callOffs.finishedAt} is not null`, desc(callOffs.startedAt))
    .limit(10)
  return Promise.all(last.map(async callOff => ({ ...callOff, ...(await countsOf(db, callOff.id)) })))
}

async function countsOf(db: Db, callOffId: string) {
  const own = eq(callOffOrders.callOffId, callOffId)
  const big = (value: ReturnType<typeof sql>) => sql<number>`${value}::bigint`.mapWith(Number)
  const [numbers] = await db
    .select({
      done: big(sql`count(${callOffOrders.doneAt})`),
      tickets: big(sql`coalesce(sum(${callOffOrders.tickets}), 0)`),
      amountKopecks: big(sql`coalesce(sum(${callOffOrders.amountKopecks}), 0)`),
      givenBeforeKopecks: big(sql`coalesce(sum(${callOffOrders.givenBeforeKopecks}), 0)`),
      failed: big(sql`count(*) filter (where ${callOffOrders.problem} is not null)`),
    })
    .from(callOffOrders)
    .where(own)
  const problems = await db
    .select({
      orderId: orders.id,
      code: orders.code,
      problem: callOffOrders.problem,
      givenBeforeKopecks: callOffOrders.givenBeforeKopecks,
    })
    .from(callOffOrders)
    .innerJoin(orders, eq(orders.id, callOffOrders.orderId))
    .where(
      and(own, or(sql`${callOffOrders.problem} is not null`, sql`${callOffOrders.givenBeforeKopecks} > 0`)),
    )
    .orderBy(orders.code)
    .limit(shownProblems)
  return { done: 0, tickets: 0, amountKopecks: 0, givenBeforeKopecks: 0, failed: 0, ...numbers, problems }
}

/** A postponement keeps the sale closed until staff open it again. */
export async function isSaleClosed(db: Db): Promise<boolean> {
  const [closed] = await db
    .select({ id: slots.id })
    .from(slots)
    .where(sql`${slots.closedAt} is not null`)
    .limit(1)
  return closed !== undefined
}
