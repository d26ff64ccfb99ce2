import { asc, eq } from 'drizzle-orm'
import { hasEntry } from '../box-office/orders/read-order.server.ts'
import { orderLines, tickets } from '../box-office/orders/tables.ts'
import { slots } from '../box-office/slots/tables.ts'
import { type AtDoor, atDoor } from '../box-office/tickets/door-state.ts'
import { type DoorTicket, ticketClaims } from '../box-office/tickets/ticket-claims.ts'
import type { Db } from '../platform/database/transaction.server.ts'

type Row = Awaited<ReturnType<typeof soldTickets>>[number]

/** Every ticket ever made, with what the door must know of it and nothing else: no name, no price. */
export function soldTickets(db: Db) {
  return db
    .select({
      id: tickets.id,
      orderId: tickets.orderId,
      slotId: tickets.slotId,
      code: tickets.code,
      product: tickets.product,
      state: tickets.state,
      honouredUntil: tickets.honouredUntil,
      heads: orderLines.heads,
      passHash: orderLines.passHash,
      slot: {
        editionId: slots.editionId,
        kind: slots.kind,
        day: slots.day,
        startsAt: slots.startsAt,
        endsAt: slots.endsAt,
      },
      calledOffAt: slots.calledOffAt,
      hasEntry,
    })
    .from(tickets)
    .innerJoin(slots, eq(slots.id, tickets.slotId))
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .orderBy(asc(tickets.slotId), asc(tickets.code))
    .$dynamic()
}

/** Rows of the box office in the words of the door; of every order they must be all there are. */
export function doorTickets(rows: readonly Row[]): DoorTicket[] {
  const known = atDoor(rows.map(row => ({ ...row, isCalledOff: row.calledOffAt !== null })))
  return rows.map(row => {
    const { code, product, heads, passHash, slot, honouredUntil } = row
    const { state, pair } = known.get(code) as AtDoor
    return {
      ...ticketClaims({ code, product, isForPass: passHash !== null, slot, honouredUntil }),
      state,
      ...(heads !== null && heads > 1 && { people: heads }),
      ...(pair && { pair }),
    }
  })
}
