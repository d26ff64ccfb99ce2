import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { productOf } from '../catalogue/products.ts'
import { slots } from '../slots/tables.ts'
import { isAtOnce, type Lean, opens, type Standing } from './leaning.ts'
import { lockOrder } from './read-order.server.ts'
import { lineEntries, orderLines, orders, tickets } from './tables.ts'

export type Leaning = {
  /** Valid tickets of the order, of those that lean on it and of those it leans on. */
  standing: (Standing & { code: string })[]
  leans: Lean[]
  /** Carts and unpaid orders that count on tickets of this one. */
  unpaid: { orderId: string; entryTicketId: string }[]
}

/** Everything that stands on the tickets of an order, or under them. */
export async function readLeaning(db: Db, orderId: string): Promise<Leaning> {
  const leaning = await db
    .select({
      lineId: lineEntries.lineId,
      entryTicketId: lineEntries.entryTicketId,
      orderId: orderLines.orderId,
      entryOrderId: tickets.orderId,
      state: orders.state,
    })
    .from(lineEntries)
    .innerJoin(orderLines, eq(orderLines.id, lineEntries.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(tickets, eq(tickets.id, lineEntries.entryTicketId))
    .where(
      and(eq(orderLines.isRemoved, false), or(eq(orderLines.orderId, orderId), eq(tickets.orderId, orderId))),
    )
  const isUnpaid = ({ state }: { state: string }) => state === 'held' || state === 'waiting_for_payment'
  const involved = leaning.filter(({ state }) => !['expired', 'cancelled'].includes(state))
  const ids = new Set([orderId, ...involved.flatMap(lean => [lean.orderId, lean.entryOrderId])])
  return {
    standing: await standingIn(db, [...ids]),
    leans: involved.map(({ lineId, entryTicketId }) => ({ lineId, entryTicketId })),
    unpaid: involved
      .filter(lean => isUnpaid(lean) && lean.orderId !== orderId)
      .map(lean => ({ orderId: lean.orderId, entryTicketId: lean.entryTicketId })),
  }
}

/** Every order that leans on this one, or that it leans on, is locked, always in one order; then all is read again. */
export async function lockLeaning(tx: Tx, orderId: string): Promise<Leaning> {
  const before = await readLeaning(tx, orderId)
  const ids = [orderId, ...before.standing.map(one => one.orderId), ...before.unpaid.map(one => one.orderId)]
  for (const id of [...new Set(ids)].sort()) await lockOrder(tx, id)
  return readLeaning(tx, orderId)
}

async function standingIn(db: Db, orderIds: string[]): Promise<Leaning['standing']> {
  const rows = await db
    .select({ ticket: tickets, slot: slots, heads: orderLines.heads })
    .from(tickets)
    .innerJoin(slots, eq(slots.id, tickets.slotId))
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .where(and(inArray(tickets.orderId, orderIds), eq(tickets.state, 'valid')))
    .orderBy(asc(tickets.createdAt), asc(tickets.id))
  return rows.map(({ ticket: { id, code, orderId, lineId, product }, slot, heads }) => ({
    id,
    code,
    orderId,
    lineId,
    product,
    slot,
    heads,
  }))
}

/** An entry ticket of a named order, and what it carries already. */
export type NamedEntry = {
  id: string
  slot: Standing['slot']
  /** A tour, and the hours of classes. */
  carries: { kind: Standing['slot']['kind']; day: string; startsAt: Date; endsAt: Date }[]
}

/** The entry tickets of a paid order that somebody names for a tour or a class; `except` is the order that asks. */
export async function readNamedEntries(db: Db, code: string, except?: string): Promise<NamedEntry[]> {
  const sold = await db
    .select({ id: tickets.id, product: tickets.product, slot: slots })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .innerJoin(slots, eq(slots.id, tickets.slotId))
    .where(and(eq(orders.code, orderCode(code)), eq(tickets.state, 'valid')))
    .orderBy(asc(tickets.createdAt), asc(tickets.id))
  const entries = sold.filter(({ product }) => productOf(product)?.group === 'ticket')
  if (entries.length === 0) return []
  const carried = await db
    .select({ entryTicketId: lineEntries.entryTicketId, slot: slots })
    .from(lineEntries)
    .innerJoin(orderLines, eq(orderLines.id, lineEntries.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(slots, eq(slots.id, orderLines.slotId))
    .where(
      and(
        inArray(
          lineEntries.entryTicketId,
          entries.map(({ id }) => id),
        ),
        eq(orderLines.isRemoved, false),
        sql`${orders.id} is distinct from ${except ?? null}::uuid`,
        sql`(${orders.state} in ('held', 'waiting_for_payment') or exists (
          select 1 from ${tickets} where ${tickets.lineId} = ${orderLines.id} and ${tickets.state} in ('valid', 'returning')
        ))`,
      ),
    )
  const byEntry = Map.groupBy(carried, ({ entryTicketId }) => entryTicketId)
  const named = entries.map(({ id, slot }) => ({
    id,
    slot,
    carries: (byEntry.get(id) ?? []).map(({ slot }) => slot),
  }))
  // The classes of the named order itself are somebody's hours too.
  for (const { slot } of sold.filter(({ product }) => productOf(product)?.group === 'class')) {
    const free = named.find(
      entry => opens(entry.slot, slot.day) && !entry.carries.some(one => isAtOnce(one, slot)),
    )
    free?.carries.push(slot)
  }
  return named
}

export function orderCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** Whether one of the entry tickets that an order was booked with is gone, or carries somebody else's tour by now. */
export async function leansOnNothing(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${lineEntries} own
    join ${orderLines} line on line.id = own.line_id and line.order_id = ${orderId} and not line.is_removed
    join ${tickets} entry on entry.id = own.entry_ticket_id
    where entry.state <> 'valid' or exists (
      select 1 from ${lineEntries} other
      join ${orderLines} theirs on theirs.id = other.line_id and not theirs.is_removed
      join ${orders} o on o.id = theirs.order_id
      where other.entry_ticket_id = own.entry_ticket_id and theirs.order_id <> line.order_id
        and theirs.product <> 'master-class' and line.product <> 'master-class'
        and (o.state in ('held', 'waiting_for_payment') or exists (
          select 1 from ${tickets} t where t.line_id = theirs.id and t.state in ('valid', 'returning'))))
    limit 1`)
  return rows.length > 0
}
