import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type JsonRow, jsonList, jsonRows, writtenOnce } from '../../platform/database/json-rows.server.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import type { Day } from '../../platform/dates.ts'
import { type ProductId, productOf } from '../catalogue/products.ts'
import { fairOnSale, slots } from '../slots/tables.ts'
import { among, isStanding, placedStates, standingStates } from '../tickets/kept-states.ts'
import { isAtOnce, type Lean, leftAlone, opens, type Standing } from './leaning.ts'
import { isIn, lockOrder } from './read-order.server.ts'
import { lineEntries, orderLines, orders, tickets } from './tables.ts'

export type Leaning = {
  /** Valid tickets of the order, of those that lean on it and of those it leans on. */
  standing: Living[]
  /** Those that are asked back and not decided. */
  askedBack: Living[]
  leans: Lean[]
  /** Carts and unpaid orders that count on tickets of this one. */
  unpaid: { orderId: string; entryTicketId: string; day: Day }[]
}

/** Everything that stands on the tickets of an order, or under them. */
export async function readLeaning(db: Db, orderId: string): Promise<Leaning> {
  const [found] = await everythingLeaning(db, [orderId])
  const { leaning, tickets } = found ?? { leaning: [], tickets: [] }
  const living = tickets.map(({ ticket, slot, heads, isIn }) =>
    livingOf({ ticket: ticketRows.read(ticket), slot: slotRows.read(slot), heads, isIn }),
  )
  return {
    standing: living.filter(isStanding),
    askedBack: living.filter(({ state }) => state === 'returning'),
    leans: leaning.map(({ lineId, entryTicketId }) => ({ lineId, entryTicketId })),
    unpaid: leaning
      .filter(lean => lean.isUnpaid && lean.orderId !== orderId)
      .map(({ orderId, entryTicketId, day }) => ({ orderId, entryTicketId, day })),
  }
}

const [ticketRows, slotRows] = [jsonRows(tickets), jsonRows(slots)]

type FoundLeaning = {
  leaning: { lineId: string; entryTicketId: string; orderId: string; day: Day; isUnpaid: boolean }[]
  tickets: { ticket: JsonRow; slot: JsonRow; heads: number | null; isIn: boolean }[]
}

const everythingLeaning = writtenOnce<FoundLeaning>(sql`
  with leaning as (
    select lean.line_id, lean.entry_ticket_id, line.order_id, entry.order_id as entry_order_id, slot.day, o.state
    from ${lineEntries} lean
    join ${orderLines} line on line.id = lean.line_id and not line.is_removed
    join ${slots} slot on slot.id = line.slot_id
    join ${orders} o on o.id = line.order_id and o.state not in ('expired', 'cancelled')
    join ${tickets} entry on entry.id = lean.entry_ticket_id
    where line.order_id = $1 or entry.order_id = $1
  ), involved as (
    select $1::uuid as id union select order_id from leaning union select entry_order_id from leaning
  )
  select (
      select ${jsonList(
        sql`json_build_object('lineId', line_id, 'entryTicketId', entry_ticket_id, 'orderId', order_id, 'day', day,
          'isUnpaid', state in ('held', 'waiting_for_payment'))`,
        sql`line_id, entry_ticket_id`,
      )} from leaning
    ) as leaning,
    (
      select ${jsonList(
        sql`json_build_object('ticket', ${ticketRows.json}, 'slot', ${slotRows.json}, 'heads', ${orderLines.heads}, 'isIn', ${isIn})`,
        sql`${tickets.createdAt}, ${tickets.id}`,
      )} from ${tickets} join ${slots} on ${slots.id} = ${tickets.slotId} join ${orderLines} on ${orderLines.id} = ${tickets.lineId}
      where ${tickets.orderId} in (select id from involved) and ${tickets.state} in ${among(placedStates)}
    ) as tickets`)

/** Every order that leans on this one, or that it leans on, is locked, always in one order; then all is read again. */
export async function lockLeaning(tx: Tx, orderId: string): Promise<Leaning> {
  const before = await readLeaning(tx, orderId)
  const { standing, askedBack, unpaid } = before
  const ids = [orderId, ...[...standing, ...askedBack, ...unpaid].map(one => one.orderId)]
  for (const id of [...new Set(ids)].sort()) await lockOrder(tx, id)
  return readLeaning(tx, orderId)
}

type Living = ReturnType<typeof livingOf>

async function livingIn(db: Db, ofOrders: SQL) {
  const rows = await db
    .select({ ticket: tickets, slot: slots, heads: orderLines.heads, isIn })
    .from(tickets)
    .innerJoin(slots, eq(slots.id, tickets.slotId))
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .where(and(ofOrders, inArray(tickets.state, placedStates)))
    .orderBy(asc(tickets.createdAt), asc(tickets.id))
  return rows.map(livingOf)
}

type Sold = {
  ticket: typeof tickets.$inferSelect
  slot: typeof slots.$inferSelect
  heads: number | null
  isIn: boolean
}

function livingOf({ ticket: { id, code, orderId, lineId, product, state }, ...row }: Sold) {
  return { id, code, orderId, lineId, product, state, ...row }
}

/**
 * Places on a tour or at a class, asked back or not, that are good for nothing because entry is called off: on each of
 * these tickets somebody could only have come in by a window that is closed, or by the one that shall be.
 */
export async function leftByCallOff(db: Db, of: { orderId: string } | { slotId: string }): Promise<string[]> {
  const orderIds =
    'orderId' in of
      ? sql`select ${of.orderId}::uuid`
      : sql`select order_id from ${tickets} where slot_id = ${of.slotId}
          union select line.order_id from ${lineEntries} lean join ${orderLines} line on line.id = lean.line_id
            join ${tickets} entry on entry.id = lean.entry_ticket_id where entry.slot_id = ${of.slotId}`
  const leanings = await db
    .select({ lineId: lineEntries.lineId, entryTicketId: lineEntries.entryTicketId })
    .from(lineEntries)
    .innerJoin(orderLines, eq(orderLines.id, lineEntries.lineId))
    .where(sql`${orderLines.orderId} in (${orderIds})`)
  const named = sql`select entry.order_id from ${lineEntries} lean join ${orderLines} line on line.id = lean.line_id
    join ${tickets} entry on entry.id = lean.entry_ticket_id where line.order_id in (${orderIds})`
  const living = await livingIn(db, sql`${tickets.orderId} in (${orderIds} union ${named})`)
  const isClosed = ({ slot }: Living) =>
    slot.calledOffAt !== null || ('slotId' in of && slot.id === of.slotId)
  const staying = living.filter(one => isEvent(one) || one.isIn || !isClosed(one))
  const left = new Set(leftAlone(staying, leanings).map(({ id }) => id))
  return living
    .filter(one => left.has(one.id) && isEvent(one) && !one.isIn)
    .filter(one => 'slotId' in of || one.orderId === of.orderId)
    .map(({ id }) => id)
}

function isEvent({ product }: { product: ProductId }): boolean {
  return productOf(product)?.group !== 'ticket'
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
    // An open date of a fair that is over opens no day of this one.
    .where(
      and(
        eq(orders.code, orderCode(code)),
        inArray(tickets.state, standingStates),
        sql`${slots.editionId} = ${fairOnSale}`,
      ),
    )
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
          select 1 from ${tickets} where ${tickets.lineId} = ${orderLines.id} and ${tickets.state} in ${among(placedStates)}
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

/** Whether somebody would have two classes at once if these tickets were for that hour: one person, one place. */
export async function isHourTaken(
  db: Db,
  orderId: string,
  moving: readonly string[],
  to: Standing['slot'],
): Promise<boolean> {
  const near = sql`select ${orderId}::uuid union select entry.order_id from ${lineEntries} lean
    join ${orderLines} line on line.id = lean.line_id join ${tickets} entry on entry.id = lean.entry_ticket_id
    where line.order_id = ${orderId}`
  const people = await livingIn(db, sql`${tickets.orderId} in (${near})`)
  const busy = await livingIn(
    db,
    sql`${slots.kind} = 'class' and (${tickets.orderId} in (${near}) or ${tickets.lineId} in (
      select lean.line_id from ${lineEntries} lean join ${tickets} entry on entry.id = lean.entry_ticket_id
      where entry.order_id in (${near})))`,
  )
  const there = people.filter(one => isStanding(one) && !isEvent(one) && opens(one.slot, to.day))
  const others = busy.filter(one => !moving.includes(one.id) && isAtOnce(one.slot, to))
  return others.length + moving.length > there.length
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
    where entry.state not in ${among(standingStates)} or exists (
      select 1 from ${lineEntries} other
      join ${orderLines} theirs on theirs.id = other.line_id and not theirs.is_removed
      join ${orders} o on o.id = theirs.order_id
      where other.entry_ticket_id = own.entry_ticket_id and theirs.order_id <> line.order_id
        and theirs.product <> 'master-class' and line.product <> 'master-class'
        and (o.state in ('held', 'waiting_for_payment') or exists (
          select 1 from ${tickets} t where t.line_id = theirs.id and t.state in ${among(placedStates)})))
    limit 1`)
  return rows.length > 0
}
