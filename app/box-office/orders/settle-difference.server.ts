import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { setAttemptsAside } from '../../payments/set-attempts-aside.server.ts'
import { payments } from '../../payments/tables.ts'
import { type JsonRow, jsonRows, writtenOnce } from '../../platform/database/json-rows.server.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { productName } from '../catalogue/catalogue.ts'
import { addLedgerEntry, type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { slots } from '../slots/tables.ts'
import { givePlacesBack, SoldOut, takePlaces } from '../slots/take-places.server.ts'
import { giveBackLeft, isAnyIn, moveTickets, type Slot, type Ticket } from './change-ticket.server.ts'
import { type Move, planMove } from './leaning.ts'
import { type Leaning, readLeaning } from './read-leaning.server.ts'
import { lockOrder, type Order } from './read-order.server.ts'
import { ticketSwitches, tickets } from './tables.ts'
import { ticketsOf } from './write-request.server.ts'

type DearerMove = {
  moving: readonly Ticket[]
  /** What leans on them and is given back when they move. */
  leaving: readonly string[]
  to: Slot
  differenceKopecks: number
}

/** A dearer time: its place is kept while the difference is paid, and the old one is not given up before. */
export async function awaitDifference(
  boxOffice: BoxOffice,
  tx: Tx,
  order: Order,
  { moving, leaving, to, differenceKopecks }: DearerMove,
  now: Date,
): Promise<string> {
  const heldUntil = new Date(now.getTime() + boxOffice.edition.sale.paymentMinutes * 60_000)
  const paymentId = randomUUID()
  // Pages of the order's own payment that nobody went on with.
  await setAttemptsAside(tx, order.id, now)
  await tx.insert(payments).values({
    id: paymentId,
    orderId: order.id,
    amountKopecks: differenceKopecks,
    state: 'started',
    createdAt: now,
    checkAt: new Date(now.getTime() + 60_000),
  })
  await tx.insert(ticketSwitches).values({
    id: randomUUID(),
    orderId: order.id,
    ticketIds: moving.map(({ id }) => id),
    leavingIds: [...leaving],
    toSlotId: to.id,
    differenceKopecks,
    paymentId,
    state: 'waiting',
    heldUntil,
    createdAt: now,
  })
  await takePlaces(tx, [{ slotId: to.id, quantity: moving.length }])
  const cause = { actor: 'visitor', reason: 'difference', now }
  await addLedgerEntry(tx, { orderId: order.id, kind: 'charge', amountKopecks: differenceKopecks }, cause)
  await logOrderChange(tx, order.id, 'difference-asked', cause, { to: to.id, differenceKopecks })
  return paymentId
}

type TicketSwitch = typeof ticketSwitches.$inferSelect

export async function switchOfPayment(db: Db, paymentId: string): Promise<TicketSwitch | null> {
  const [found] = await db.select().from(ticketSwitches).where(eq(ticketSwitches.paymentId, paymentId))
  return found ?? null
}

/** What the difference is paid for, on the bill and on the receipt. */
export async function differenceLine(
  db: Db,
  { ticketIds, differenceKopecks }: TicketSwitch,
  { locale }: Pick<Order, 'locale'>,
) {
  const [ticket] = await db
    .select({ product: tickets.product })
    .from(tickets)
    .where(eq(tickets.id, ticketIds[0] ?? ''))
  const name = ticket ? productName(ticket.product, locale) : ''
  return { name, quantity: 1, unitKopecks: differenceKopecks }
}

/**
 * The difference is paid: the tickets move, if they still can. Answers whether they did; if not, the money goes back.
 * The caller has locked whatever leans on the order.
 */
export async function paidDifference(
  boxOffice: BoxOffice,
  tx: Tx,
  wanted: TicketSwitch,
  cause: Cause,
): Promise<boolean> {
  await tx.execute(sql`savepoint before_moving`)
  try {
    const leaning = await readLeaning(tx, wanted.orderId)
    const [to] = await tx.select().from(slots).where(eq(slots.id, wanted.toSlotId))
    const plan = to && to.endsAt > cause.now && !to.calledOffAt ? agreedMove(leaning, wanted, to) : null
    const known = await ticketsOf(tx, [wanted.orderId])
    const moving = known.filter(({ ticket }) => wanted.ticketIds.includes(ticket.id))
    if (!to || !plan || (await isAnyIn(tx, [...plan.moving, ...plan.leaving]))) {
      throw new SoldOut(wanted.toSlotId)
    }
    if (wanted.state === 'expired') {
      // Whoever pays late for yesterday's ticket has none to move.
      if (moving.some(({ ticket, slot }) => (ticket.honouredUntil ?? slot.endsAt) <= cause.now))
        throw new SoldOut(wanted.toSlotId)
      await takePlaces(tx, [{ slotId: to.id, quantity: moving.length }])
      const again = {
        orderId: wanted.orderId,
        kind: 'charge' as const,
        amountKopecks: wanted.differenceKopecks,
      }
      await addLedgerEntry(tx, again, { ...cause, reason: 'paid late, places were free' })
    }
    await giveBackLeft(boxOffice, tx, leaning, plan, to, { ...cause, actor: 'visitor' })
    await givePlacesBack(
      tx,
      moving.map(({ slot }) => ({ slotId: slot.id, quantity: 1 })),
    )
    await moveTickets(
      boxOffice,
      tx,
      moving.map(({ ticket }) => ticket),
      to,
      cause,
    )
    await tx.update(ticketSwitches).set({ state: 'done' }).where(eq(ticketSwitches.id, wanted.id))
    await boxOffice.enqueue(tx, queues.orderLetter, { orderId: wanted.orderId, letter: 'switched' })
    return true
  } catch (error) {
    if (!(error instanceof SoldOut)) throw error
    await tx.execute(sql`rollback to savepoint before_moving`)
    await endSwitch(tx, wanted, cause)
    return false
  }
}

// Meanwhile one of them may have come back, or a tour may have been booked of which nobody has said that it may go.
function agreedMove({ standing, leans }: Leaning, wanted: TicketSwitch, to: Slot): Move | null {
  const [first = ''] = wanted.ticketIds
  const plan = standing.some(({ id }) => id === first) ? planMove(standing, leans, first, to) : null
  const areSame =
    plan?.moving.length === wanted.ticketIds.length &&
    plan.moving.every(id => wanted.ticketIds.includes(id)) &&
    plan.leaving.every(id => wanted.leavingIds.includes(id))
  return areSame ? plan : null
}

async function endSwitch(tx: Tx, wanted: TicketSwitch, cause: Cause): Promise<void> {
  const { rowCount } = await tx
    .update(ticketSwitches)
    .set({ state: 'expired' })
    .where(and(eq(ticketSwitches.id, wanted.id), eq(ticketSwitches.state, 'waiting')))
  if (rowCount !== 1) return
  await givePlacesBack(tx, [{ slotId: wanted.toSlotId, quantity: wanted.ticketIds.length }])
  const released = {
    orderId: wanted.orderId,
    kind: 'release' as const,
    amountKopecks: -wanted.differenceKopecks,
  }
  await addLedgerEntry(tx, released, cause)
  await logOrderChange(tx, wanted.orderId, 'difference-lapsed', cause)
}

/** The difference was not paid: the ticket stays where it is, and may be moved by another try. */
export async function failedDifference(tx: Tx, paymentId: string, cause: Cause): Promise<void> {
  const wanted = await switchOfPayment(tx, paymentId)
  if (wanted) await endSwitch(tx, wanted, cause)
}

/** Differences that nobody has paid in time: the kept places go, the tickets stay as they were. */
export async function expireSwitches(boxOffice: BoxOffice, now: Date): Promise<number> {
  const due = await transaction(boxOffice.pool, tx =>
    tx
      .select()
      .from(ticketSwitches)
      .where(and(eq(ticketSwitches.state, 'waiting'), sql`${ticketSwitches.heldUntil} <= ${now}`))
      .limit(200),
  )
  for (const wanted of due) await cancelSwitch(boxOffice, wanted.orderId, 'scheduler', now)
  return due.length
}

/** Nobody wants to pay the difference any more. Money that is on its way finds the switch ended. */
export function cancelSwitch(
  boxOffice: BoxOffice,
  orderId: string,
  actor: string,
  now: Date,
): Promise<boolean> {
  return transaction(boxOffice.pool, async tx => {
    await lockOrder(tx, orderId)
    const [wanted] = await tx
      .select()
      .from(ticketSwitches)
      .where(and(eq(ticketSwitches.orderId, orderId), eq(ticketSwitches.state, 'waiting')))
    if (!wanted) return false
    await endSwitch(tx, wanted, { actor, reason: 'difference not paid', now })
    return true
  })
}

/** What an order is asked to pay for a dearer time, if it is. */
export async function waitingSwitch(db: Db, orderId: string): Promise<TicketSwitch | null> {
  const [waiting] = await switchWaiting(db, [orderId])
  return waiting ? switchRows.read(waiting.row) : null
}

const switchRows = jsonRows(ticketSwitches)
const switchWaiting = writtenOnce<{ row: JsonRow }>(sql`
  select ${switchRows.json} as row from ${ticketSwitches}
  where ${ticketSwitches.orderId} = $1 and ${ticketSwitches.state} = 'waiting'`)
