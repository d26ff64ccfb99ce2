import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import { payments } from '../../payments/tables.ts'
import { type JsonRow, jsonList, jsonRows, writtenOnce } from '../../platform/database/json-rows.server.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { type Day, dayOf } from '../../platform/dates.ts'
import { products } from '../catalogue/products.ts'
import { returnSum } from '../catalogue/return-sum.ts'
import { postponedUntil } from '../slots/read-postponement.server.ts'
import { slots } from '../slots/tables.ts'
import { type AtDoor, atDoor } from '../tickets/door-state.ts'
import { among, isStanding, standingStates } from '../tickets/kept-states.ts'
import { scans } from '../tickets/tables.ts'
import { lineEntries, orderLines, orders, returns, ticketSwitches, tickets } from './tables.ts'

export type Order = typeof orders.$inferSelect

/** Every change of an order begins here: one at a time. */
export async function lockOrder(tx: Tx, orderId: string): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}

export type OrderView = NonNullable<Awaited<ReturnType<typeof read>>>

/** An order as its owner may see it. */
export function readOrder(db: Db, edition: Edition, token: string, now: Date) {
  return read(db, edition, everythingByToken, token, now)
}

/** The same for whoever knows it from inside. */
export function readOrderOf(db: Db, edition: Edition, id: string, now: Date) {
  return read(db, edition, everythingById, id, now)
}

/** Somebody has come in on this ticket. */
export const isIn = sql<boolean>`exists (select 1 from ${scans} where ${scans.ticketId} = ${tickets.id} and ${scans.verdict} = 'admit')`

const entryProducts = sql.raw(
  `array[${products.flatMap(({ id, group }) => (group === 'ticket' ? [`'${id}'`] : [])).join(', ')}]`,
)
const isEntryThere = sql`entry.state in ${among(standingStates)} and entry.product = any(${entryProducts})
    and (entry_slot.kind = 'open-date' or entry_slot.day = ${slots.day})`

/** A tour or a class leans on a standing entry ticket of its day: of its own order, or of the one it was booked with. */
export const hasEntry = sql<boolean>`(${tickets.product} = any(${entryProducts})
  or exists (
    select 1 from ${tickets} entry join ${slots} entry_slot on entry_slot.id = entry.slot_id
    where entry.order_id = ${tickets.orderId} and ${isEntryThere})
  or exists (
    select 1 from ${lineEntries} lean join ${tickets} entry on entry.id = lean.entry_ticket_id
    join ${slots} entry_slot on entry_slot.id = entry.slot_id
    where lean.line_id = ${tickets.lineId} and ${isEntryThere}))`

const [orderRows, lineRows, slotRows, ticketRows, returnRows, paymentRows, switchRows] = [
  jsonRows(orders),
  jsonRows(orderLines),
  jsonRows(slots),
  jsonRows(tickets),
  jsonRows(returns),
  jsonRows(payments),
  jsonRows(ticketSwitches),
]

type Found = {
  order: JsonRow
  lines: { line: JsonRow; slot: JsonRow }[]
  tickets: { ticket: JsonRow; slot: JsonRow; line: JsonRow; isIn: boolean; hasEntry: boolean }[]
  wishes: JsonRow[]
  attempt: JsonRow | null
  setAside: string[]
  fullUntil: Day | null
  waiting: JsonRow | null
  isTiedToOthers: boolean
}

// The attempt that is offered, else the money that came, else the last that came to nothing.
const lastWord = sql`case when ${payments.state} in ('started', 'pending') and ${payments.setAsideAt} is null then 0
  when ${payments.state} = 'succeeded' then 1 when ${payments.setAsideAt} is null then 2 else 3 end, ${payments.createdAt} desc`

const everythingOf = (isMeant: SQL) =>
  writtenOnce<Found>(sql`
    select ${orderRows.json} as "order",
      (select ${jsonList(sql`json_build_object('line', ${lineRows.json}, 'slot', ${slotRows.json})`, sql`${orderLines.position}`)}
        from ${orderLines} join ${slots} on ${slots.id} = ${orderLines.slotId}
        where ${currentLines(sql`${orders.id}`)}) as "lines",
      (select ${jsonList(
        sql`json_build_object('ticket', ${ticketRows.json}, 'slot', ${slotRows.json}, 'line', ${lineRows.json}, 'isIn', ${isIn}, 'hasEntry', ${hasEntry})`,
        sql`${orderLines.position}, ${tickets.createdAt}, ${tickets.id}`,
      )}
        from ${tickets} join ${slots} on ${slots.id} = ${tickets.slotId} join ${orderLines} on ${orderLines.id} = ${tickets.lineId}
        where ${tickets.orderId} = ${orders.id}) as "tickets",
      (select ${jsonList(returnRows.json, sql`${returns.requestedAt}`)}
        from ${returns} where ${returns.orderId} = ${orders.id}) as "wishes",
      (select ${paymentRows.json} from ${payments} where ${payments.orderId} = ${orders.id}
        order by ${lastWord} limit 1) as "attempt",
      (select ${jsonList(sql`to_json(${payments.id})`, sql`${payments.createdAt}`)} from ${payments}
        where ${payments.orderId} = ${orders.id} and ${payments.state} in ('started', 'pending')
          and ${payments.setAsideAt} is not null) as "setAside",
      ${postponedUntil(sql`$2`)} as "fullUntil",
      (select ${switchRows.json} from ${ticketSwitches}
        where ${ticketSwitches.orderId} = ${orders.id} and ${ticketSwitches.state} = 'waiting') as "waiting",
      exists (select 1 from ${lineEntries} lean join ${orderLines} line on line.id = lean.line_id
        where line.order_id = ${orders.id})
      or exists (select 1 from ${lineEntries} lean join ${tickets} entry on entry.id = lean.entry_ticket_id
        where entry.order_id = ${orders.id}) as "isTiedToOthers"
    from ${orders} where ${isMeant}`)

const everythingByToken = everythingOf(sql`${orders.token} = $1`)
const everythingById = everythingOf(sql`${orders.id} = $1`)

async function read(db: Db, edition: Edition, find: typeof everythingById, which: string, now: Date) {
  const [found] = await find(db, [which, dayOf(now)])
  if (!found) return null
  const { fullUntil } = found
  const waiting = found.waiting && switchRows.read(found.waiting)
  const order = orderRows.read(found.order)
  const attempt = found.attempt && paymentRows.read(found.attempt)
  const lines = found.lines.map(({ line, slot }) => ({
    line: lineRows.read(line),
    slot: slotRows.read(slot),
  }))
  const made = found.tickets.map(({ ticket, slot, line, isIn, hasEntry }) => ({
    ticket: ticketRows.read(ticket),
    slot: slotRows.read(slot),
    line: lineRows.read(line),
    isIn,
    hasEntry,
  }))
  const doors = atDoor(
    made.map(({ ticket, slot, hasEntry }) => ({
      ...ticket,
      hasEntry,
      isCalledOff: slot.calledOffAt !== null,
    })),
  )
  const wishes = found.wishes.map(returnRows.read)
  // A ticket may have been asked back before and refused: its latest wish counts.
  const latest = new Map(wishes.map(wish => [wish.ticketId, wish]))
  return {
    id: order.id,
    token: order.token,
    code: order.code,
    state: order.state,
    locale: order.locale,
    totalKopecks: order.totalKopecks,
    createdAt: order.createdAt,
    heldUntil: order.heldUntil,
    paidAt: order.paidAt,
    withOrder: order.withOrder,
    isInvited: order.invitationId !== null,
    canExtend: order.state === 'held' && !order.isExtended,
    buyer: { name: order.buyerName, email: order.buyerEmail, phone: order.buyerPhone },
    payment: attempt
      ? {
          id: attempt.id,
          state: attempt.state,
          url: attempt.confirmationUrl,
          reason: attempt.cancelReason,
          method: attempt.method,
          startedAt: attempt.createdAt.toISOString(),
        }
      : null,
    /** Pages of the gateway that are open still, beside the one that is offered. */
    paymentsSetAside: found.setAside,
    /** Tours or classes of other orders lean on its tickets, or its own on theirs. */
    isTiedToOthers: found.isTiedToOthers,
    /** A dearer time that waits to be paid for. */
    waitingSwitch: waiting && {
      toSlotId: waiting.toSlotId,
      differenceKopecks: waiting.differenceKopecks,
      heldUntil: waiting.heldUntil,
    },
    lines: lines.map(({ line, slot }) => ({
      id: line.id,
      product: line.product,
      name: line.name,
      quantity: line.quantity,
      unitKopecks: line.unitKopecks,
      heads: line.heads,
      isForPass: line.passHash !== null,
      slot: spanOf(slot),
    })),
    tickets: made.map(({ ticket, slot, line, isIn }, place) => ({
      id: ticket.id,
      lineId: ticket.lineId,
      code: ticket.code,
      secret: ticket.secret,
      /** Printed and read aloud: the order's code without its letter, and the how-manieth ticket. */
      number: `${order.code.replace(/^P-/, '')}-${place + 1}`,
      name: line.name,
      heads: line.heads,
      isForPass: line.passHash !== null,
      /** Shown at a door already: it can neither change nor come back. */
      isIn,
      product: ticket.product,
      holder: ticket.holder,
      state: ticket.state,
      /** How the door calls it. */
      door: (doors.get(ticket.code) as AtDoor).state,
      priceKopecks: ticket.priceKopecks,
      /** What its time costs now, where editors have set it. */
      slotKopecks: slot.priceKopecks,
      ladderOn: ticket.ladderOn,
      honouredUntil: ticket.honouredUntil,
      slot: spanOf(slot),
      /** What it would bring if it were given back now. */
      quote: isStanding(ticket) ? quoteOf({ ...ticket, slot }) : null,
      returned: returnOf(latest.get(ticket.id)),
    })),
  }

  function quoteOf(ticket: Parameters<typeof returnSum>[1]) {
    const sum = returnSum(edition, ticket, fullUntil ? 'postponed' : 'visitor', now)
    return { ...sum, ...(fullUntil && { fullUntil }) }
  }
}

function returnOf(wish: typeof returns.$inferSelect | undefined) {
  if (!wish) return null
  const { state, reason, percent, amountKopecks, requestedAt, documentsAt, decidedAt, note, dueCalendar } =
    wish
  return {
    requestId: wish.requestId,
    papersDueAt: wish.papersDueAt,
    state,
    reason,
    percent,
    amountKopecks,
    requestedAt,
    documentsAt,
    decidedAt,
    note,
    dueOn: dueCalendar,
  }
}

/** The attempt that still may bring money, or the last one that did not. */
export async function activePayment(db: Db, orderId: string) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(lastWord)
    .limit(1)
  return payment ?? null
}

function spanOf({
  id,
  editionId,
  kind,
  day,
  startsAt,
  endsAt,
  calledOffAt,
  confirmedAt,
}: typeof slots.$inferSelect) {
  return {
    id,
    editionId,
    kind,
    day,
    startsAt,
    endsAt,
    isCalledOff: calledOffAt !== null,
    isConfirmed: confirmedAt !== null,
  }
}

/** The lines of an order without those that were taken out of the cart. */
export function currentLines(orderId: string | SQL) {
  return and(eq(orderLines.orderId, orderId), sql`not ${orderLines.isRemoved}`)
}

/** One ticket behind its own secret. Its order comes along for what is printed, and must not be told to the bearer. */
export async function readTicket(
  db: Db,
  edition: Edition,
  secret: string,
  now: Date,
): Promise<{ ticket: OrderView['tickets'][number]; order: OrderView } | null> {
  const [found] = await db
    .select({ token: orders.token })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(eq(tickets.secret, secret))
  const order = found ? await readOrder(db, edition, found.token, now) : null
  const ticket = order?.tickets.find(one => one.secret === secret)
  return order && ticket ? { order, ticket } : null
}
