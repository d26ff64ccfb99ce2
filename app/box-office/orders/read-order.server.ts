import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import { payments } from '../../payments/tables.ts'
import { onOneConnection } from '../../platform/database/pipeline.server.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { returnSum } from '../catalogue/return-sum.ts'
import { fullReturnsUntil } from '../slots/read-postponement.server.ts'
import { slots } from '../slots/tables.ts'
import { scans } from '../tickets/tables.ts'
import { orderLines, orders, returns, tickets } from './tables.ts'

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
  return read(db, edition, eq(orders.token, token), now)
}

/** The same for whoever knows it from inside. */
export function readOrderOf(db: Db, edition: Edition, id: string, now: Date) {
  return read(db, edition, eq(orders.id, id), now)
}

async function read(db: Db, edition: Edition, isMeant: SQL, now: Date) {
  const id = sql`(select ${orders.id} from ${orders} where ${isMeant})`
  const [[order], lines, made, wishes, fullUntil, [attempt]] = await onOneConnection(db, db =>
    Promise.all([
      db.select().from(orders).where(isMeant),
      db
        .select({ line: orderLines, slot: slots })
        .from(orderLines)
        .innerJoin(slots, eq(slots.id, orderLines.slotId))
        .where(currentLines(id))
        .orderBy(asc(orderLines.position)),
      db
        .select({ ticket: tickets, slot: slots, line: orderLines, isIn })
        .from(tickets)
        .innerJoin(slots, eq(slots.id, tickets.slotId))
        .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
        .where(eq(tickets.orderId, id))
        .orderBy(asc(orderLines.position), asc(tickets.createdAt), asc(tickets.id)),
      db.select().from(returns).where(eq(returns.orderId, id)).orderBy(asc(returns.requestedAt)),
      fullReturnsUntil(db, now),
      db.select().from(payments).where(eq(payments.orderId, id)).orderBy(desc(payments.createdAt)).limit(1),
    ]),
  )
  if (!order) return null
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
          startedAt: attempt.createdAt.toISOString(),
        }
      : null,
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
      priceKopecks: ticket.priceKopecks,
      ladderOn: ticket.ladderOn,
      honouredUntil: ticket.honouredUntil,
      slot: spanOf(slot),
      /** What it would bring if it were given back now. */
      quote: ticket.state === 'valid' ? quoteOf({ ...ticket, slot }) : null,
      returned: returnOf(latest.get(ticket.id)),
    })),
  }

  function quoteOf(ticket: Parameters<typeof returnSum>[1]) {
    const sum = returnSum(edition, ticket, fullUntil ? 'postponed' : 'visitor', now)
    return { ...sum, ...(fullUntil && { fullUntil }) }
  }
}

/** Somebody has come in on this ticket. */
export const isIn = sql<boolean>`exists (select 1 from ${scans} where ${scans.ticketId} = ${tickets.id} and ${scans.verdict} = 'admit')`

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
    .where(and(eq(payments.orderId, orderId)))
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return payment ?? null
}

function spanOf({ id, kind, day, startsAt, endsAt, calledOffAt, confirmedAt }: typeof slots.$inferSelect) {
  return {
    id,
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
  return and(eq(orderLines.orderId, orderId), eq(orderLines.isRemoved, false))
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
