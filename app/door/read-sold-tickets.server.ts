import { eq } from 'drizzle-orm'
import { orderLines, tickets } from '../box-office/orders/tables.ts'
import { slots } from '../box-office/slots/tables.ts'
import { type DoorTicket, type TicketState, ticketClaims } from '../box-office/tickets/ticket-claims.ts'
import type { Edition } from '../editions/edition.ts'
import type { Db } from '../platform/database/transaction.server.ts'

type Row = Awaited<ReturnType<typeof soldTickets>>[number]

/** Every ticket ever made, with what the door must know of it and nothing else: no name, no price. */
export function soldTickets(db: Db) {
  return db
    .select({
      id: tickets.id,
      orderId: tickets.orderId,
      code: tickets.code,
      product: tickets.product,
      state: tickets.state,
      heads: orderLines.heads,
      passHash: orderLines.passHash,
      slot: { kind: slots.kind, day: slots.day, startsAt: slots.startsAt, endsAt: slots.endsAt },
      calledOffAt: slots.calledOffAt,
    })
    .from(tickets)
    .innerJoin(slots, eq(slots.id, tickets.slotId))
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .$dynamic()
}

/** A row of the box office in the words of the door. */
export function doorTicket(
  edition: Edition,
  { code, product, state, heads, passHash, slot, calledOffAt }: Row,
): DoorTicket {
  return {
    ...ticketClaims(edition, { code, product, isForPass: passHash !== null, slot }),
    // From the moment it is called off nobody comes in on it, even while its money waits to go back.
    state: calledOffAt && state !== 'returned' ? 'cancelled' : states[state],
    ...(heads !== null && heads > 1 && { people: heads }),
  }
}

// One that is on its way back still lets in, until the box office has said yes.
const states: Record<Row['state'], TicketState> = {
  valid: 'paid',
  returning: 'paid',
  returned: 'refunded',
  void: 'cancelled',
}
