import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { payments } from '../../payments/tables.ts'
import { type JsonRow, jsonRows, writtenOnce } from '../../platform/database/json-rows.server.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { productName } from '../catalogue/catalogue.ts'
import { priceAfterMove } from '../catalogue/products.ts'
import { addLedgerEntry, type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { slots } from '../slots/tables.ts'
import { givePlacesBack, movePlaces, SoldOut, takePlaces } from '../slots/take-places.server.ts'
import { newTicketCode } from '../tickets/make-codes.server.ts'
import { scans } from '../tickets/tables.ts'
import { type Move, opens, planMove } from './leaning.ts'
import { type Leaning, readLeaning } from './read-leaning.server.ts'
import { lockOrder, type Order } from './read-order.server.ts'
import { ticketSwitches, tickets } from './tables.ts'
import { closeUnpaid, ticketsOf, writeRequest } from './write-request.server.ts'

export type Ticket = typeof tickets.$inferSelect
type Slot = typeof slots.$inferSelect

/** A ticket for somebody else. The old QR stops working; after the first entry nothing changes hands. */
export function renameHolder(
  boxOffice: BoxOffice,
  orderId: string,
  code: string,
  holder: string,
  now: Date,
): Promise<string | null> {
  return transaction(boxOffice.pool, async tx => {
    await lockOrder(tx, orderId)
    const ticket = await validTicket(tx, orderId, code)
    if (!ticket || (await isIn(tx, ticket.id))) return null
    // The first name on a nameless ticket changes nobody's paper.
    const fresh = ticket.holder === null ? ticket.code : newTicketCode()
    await tx.update(tickets).set({ holder, code: fresh }).where(eq(tickets.id, ticket.id))
    await logOrderChange(tx, orderId, 'renamed', { actor: 'visitor', reason: '', now }, { code, fresh })
    return fresh
  })
}

/** Tickets to another time, each with a new code and its price there. The caller holds the lock and has the new places. */
async function moveTickets(
  { edition }: BoxOffice,
  tx: Tx,
  moving: readonly Ticket[],
  to: Slot,
  cause: Cause,
): Promise<Map<string, string>> {
  const codes = new Map<string, string>()
  for (const ticket of moving) {
    const [from] = await tx.select().from(slots).where(eq(slots.id, ticket.slotId))
    const earliest = [ticket.ladderOn, from?.day].filter(day => day != null).sort()[0] ?? null
    const fresh = newTicketCode()
    await tx
      .update(tickets)
      .set({
        slotId: to.id,
        code: fresh,
        priceKopecks: from ? priceAfterMove(edition, ticket, from, to) : ticket.priceKopecks,
        ladderOn: earliest,
        honouredUntil: null,
      })
      .where(eq(tickets.id, ticket.id))
    const details = { from: ticket.slotId, to: to.id, code: ticket.code, fresh }
    await logOrderChange(tx, ticket.orderId, 'switched', cause, details)
    codes.set(ticket.id, fresh)
  }
  return codes
}

/** At the same price or a lower one: at once. */
export async function moveNow(
  boxOffice: BoxOffice,
  tx: Tx,
  moving: readonly Ticket[],
  to: Slot,
  cause: Cause,
): Promise<Map<string, string>> {
  const left = moving.map(({ slotId }) => ({ slotId, quantity: 1 }))
  await movePlaces(tx, left, [{ slotId: to.id, quantity: moving.length }])
  return moveTickets(boxOffice, tx, moving, to, cause)
}

/** What leaned on tickets that move and cannot come along: it is asked back, and nobody pays for more of it. */
export async function giveBackLeft(
  boxOffice: BoxOffice,
  tx: Tx,
  leaning: Leaning,
  { moving, leaving }: Move,
  to: Slot,
  cause: Cause,
): Promise<void> {
  const falls = ({ entryTicketId, day }: Leaning['unpaid'][number]) =>
    moving.includes(entryTicketId) && !opens(to, day)
  await closeUnpaid(boxOffice, tx, leaning, falls, cause)
  if (leaving.length === 0) return
  const orderIds = leaning.standing.filter(({ id }) => leaving.includes(id)).map(({ orderId }) => orderId)
  const known = await ticketsOf(tx, [...new Set(orderIds)])
  const left = known.filter(({ ticket }) => leaving.includes(ticket.id))
  await writeRequest(boxOffice, tx, left, 'visitor', cause.now)
}

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

export async function validTicket(tx: Tx, orderId: string, code: string) {
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.orderId, orderId), eq(tickets.code, code), eq(tickets.state, 'valid')))
  return ticket
}

function isIn(tx: Tx, ticketId: string): Promise<boolean> {
  return isAnyIn(tx, [ticketId])
}

export async function isAnyIn(tx: Tx, ticketIds: readonly string[]): Promise<boolean> {
  const [scan] = await tx
    .select({ nonce: scans.nonce })
    .from(scans)
    .where(and(inArray(scans.ticketId, [...ticketIds]), eq(scans.verdict, 'admit')))
    .limit(1)
  return scan !== undefined
}
