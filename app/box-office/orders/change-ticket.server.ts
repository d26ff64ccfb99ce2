import { and, eq, inArray } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { priceAfterMove } from '../catalogue/products.ts'
import { type Cause, logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { slots } from '../slots/tables.ts'
import { movePlaces } from '../slots/take-places.server.ts'
import { standingStates } from '../tickets/kept-states.ts'
import { newTicketCode } from '../tickets/make-codes.server.ts'
import { scans } from '../tickets/tables.ts'
import { type Move, opens } from './leaning.ts'
import type { Leaning } from './read-leaning.server.ts'
import { lockOrder } from './read-order.server.ts'
import { tickets } from './tables.ts'
import { closeUnpaid, ticketsOf, writeRequest } from './write-request.server.ts'

export type Ticket = typeof tickets.$inferSelect
export type Slot = typeof slots.$inferSelect

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
export async function moveTickets(
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

export async function validTicket(tx: Tx, orderId: string, code: string) {
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.orderId, orderId), eq(tickets.code, code), inArray(tickets.state, standingStates)))
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
