import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { doorProductOf } from '../box-office/catalogue/door-kinds.ts'
import { orderLines, tickets } from '../box-office/orders/tables.ts'
import { scans } from '../box-office/tickets/tables.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { type Day, endOfDay, startOfDay } from '../platform/dates.ts'
import { countsOf, type DoorCounts } from './counts.ts'

/** The day at the doors so far, or up to a moment. */
export async function readCounts(db: Db, day: Day, before = endOfDay(day)): Promise<DoorCounts> {
  const hour = sql<number>`extract(hour from ${scans.at} at time zone 'Europe/Moscow')::int`
  const isForPass = sql<boolean>`${orderLines.passHash} is not null`
  const rows = await db
    .select({
      hour,
      gate: scans.gate,
      verdict: scans.verdict,
      reason: scans.reason,
      sold: tickets.product,
      isForPass,
      readings: sql<number>`count(*)::int`,
      people: sql<number>`sum(coalesce(${orderLines.heads}, 1))::int`,
    })
    .from(scans)
    .leftJoin(tickets, eq(tickets.id, scans.ticketId))
    .leftJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .where(and(gte(scans.at, startOfDay(day)), lt(scans.at, before)))
    .groupBy(hour, scans.gate, scans.verdict, scans.reason, tickets.product, isForPass)
  return countsOf(
    day,
    rows.map(({ sold, isForPass, ...tally }) => ({
      ...tally,
      product: sold && doorProductOf(sold, isForPass),
    })),
  )
}
