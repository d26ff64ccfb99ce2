import { and, eq, sql } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { priceOf, productOf } from '../catalogue/products.ts'
import { logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { slots } from '../slots/tables.ts'
import { movePlaces, SoldOut } from '../slots/take-places.server.ts'
import { newTicketCode } from '../tickets/make-codes.server.ts'
import { scans } from '../tickets/tables.ts'
import { lockOrder } from './read-order.server.ts'
import { orders, tickets } from './tables.ts'

export type Switched =
  | { kind: 'switched'; code: string }
  | {
      kind: 'refused'
      reason:
        | 'unknown-ticket'
        | 'wrong-slot'
        | 'other-price'
        | 'sold-out'
        | 'over'
        | 'already-in'
        | 'tour-on-that-day'
    }

/** Another day or window at the same price: the new place is taken before the old one is given up, and the QR is new. */
export function switchTicket(
  boxOffice: BoxOffice,
  orderId: string,
  code: string,
  slotId: string,
  now: Date,
): Promise<Switched> {
  const refused = (reason: Extract<Switched, { kind: 'refused' }>['reason']): Switched => ({
    kind: 'refused',
    reason,
  })
  return transaction<Switched>(boxOffice.pool, async tx => {
    await lockOrder(tx, orderId)
    const ticket = await validTicket(tx, orderId, code)
    if (!ticket) return refused('unknown-ticket')
    const [to] = await tx.select().from(slots).where(eq(slots.id, slotId))
    if (!to || to.id === ticket.slotId || !productOf(ticket.product)?.slots.includes(to.kind)) {
      return refused('wrong-slot')
    }
    if (to.endsAt <= now || to.calledOffAt) return refused('over')
    if (priceOf(boxOffice.edition, ticket.product, to) !== ticket.priceKopecks) return refused('other-price')
    if (await isIn(tx, ticket.id)) return refused('already-in')
    if (await leavesTourAlone(tx, orderId, ticket, to.day)) return refused('tour-on-that-day')
    const fresh = newTicketCode()
    await movePlaces(tx, [{ slotId: ticket.slotId, quantity: 1 }], [{ slotId, quantity: 1 }])
    await tx.update(tickets).set({ slotId, code: fresh }).where(eq(tickets.id, ticket.id))
    const cause = { actor: 'visitor', reason: '', now }
    await logOrderChange(tx, orderId, 'switched', cause, { from: ticket.slotId, to: slotId, code, fresh })
    return { kind: 'switched', code: fresh }
  }).catch((error: unknown) => {
    if (error instanceof SoldOut) return refused('sold-out')
    throw error
  })
}

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

async function validTicket(tx: Tx, orderId: string, code: string) {
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.orderId, orderId), eq(tickets.code, code), eq(tickets.state, 'valid')))
  return ticket
}

async function isIn(tx: Tx, ticketId: string): Promise<boolean> {
  const [scan] = await tx
    .select({ nonce: scans.nonce })
    .from(scans)
    .where(and(eq(scans.ticketId, ticketId), eq(scans.verdict, 'admit')))
    .limit(1)
  return scan !== undefined
}

// A tour needs its people inside on its day: the last of their tickets for that day stays where it is.
async function leavesTourAlone(
  tx: Tx,
  orderId: string,
  ticket: typeof tickets.$inferSelect,
  toDay: string,
): Promise<boolean> {
  const own = await tx
    .select({ id: tickets.id, product: tickets.product, kind: slots.kind, day: slots.day })
    .from(tickets)
    .innerJoin(slots, eq(slots.id, tickets.slotId))
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(and(eq(tickets.orderId, orderId), sql`${tickets.state} in ('valid', 'returning')`))
  const moving = own.find(({ id }) => id === ticket.id)
  if (!moving || moving.day === toDay || productOf(moving.product)?.group !== 'ticket') return false
  const isFor = (group: string) => (one: (typeof own)[number]) => productOf(one.product)?.group === group
  const tours = own.filter(isFor('tour')).filter(({ day }) => day === moving.day).length
  const entries = own
    .filter(isFor('ticket'))
    .filter(({ kind, day }) => kind === 'open-date' || day === moving.day).length
  return tours > 0 && entries - 1 < Math.min(tours, entries)
}
