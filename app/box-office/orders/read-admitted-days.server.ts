import { and, eq } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import { visitorDays } from '../../editions/entry-windows.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Day } from '../../platform/dates.ts'
import { slots } from '../slots/tables.ts'
import { orders, tickets } from './tables.ts'

/** On which days the tickets of a paid order let people in, and how many. */
export async function admittedBy(db: Db, code: string, edition: Edition): Promise<Map<Day, number>> {
  const rows = await db
    .select({ kind: slots.kind, day: slots.day })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .innerJoin(slots, eq(slots.id, tickets.slotId))
    .where(and(eq(orders.code, code.trim().toUpperCase()), eq(tickets.state, 'valid')))
  const days = new Map<Day, number>()
  const add = (day: Day) => days.set(day, (days.get(day) ?? 0) + 1)
  for (const { kind, day } of rows) {
    if (kind === 'before' || kind === 'after') add(day)
    if (kind === 'open-date') visitorDays(edition).forEach(add)
  }
  return days
}
