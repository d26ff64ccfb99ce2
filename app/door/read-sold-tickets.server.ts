import { asc, eq, sql } from 'drizzle-orm'
import type { ProductId } from '../box-office/catalogue/products.ts'
import { products } from '../box-office/catalogue/products.ts'
import { lineEntries, orderLines, tickets } from '../box-office/orders/tables.ts'
import { slots } from '../box-office/slots/tables.ts'
import { doorStates } from '../box-office/tickets/admission-table.ts'
import { type DoorTicket, type TicketState, ticketClaims } from '../box-office/tickets/ticket-claims.ts'
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

const entryProducts = products.filter(({ group }) => group === 'ticket').map(({ id }) => id)

// A tour or a class leans on a living entry ticket of its day: of its own order, or of the one it was booked with.
const hasEntry = sql<boolean>`${tickets.product} = any(${sql.raw(`array['${entryProducts.join("','")}']`)}) or exists (
  select 1 from ${tickets} entry join ${slots} entry_slot on entry_slot.id = entry.slot_id
  where entry.state = 'valid' and entry.product = any(${sql.raw(`array['${entryProducts.join("','")}']`)})
    and (entry_slot.kind = 'open-date' or entry_slot.day = ${slots.day})
    and (entry.order_id = ${tickets.orderId} or entry.id in (
      select ${lineEntries.entryTicketId} from ${lineEntries} where ${lineEntries.lineId} = ${tickets.lineId}
    )))`

/** Rows of the box office in the words of the door; of every order they must be all there are. */
export function doorTickets(rows: readonly Row[]): DoorTicket[] {
  const pairs = pairsOf(rows)
  return rows.map(row => {
    const { code, product, heads, passHash, slot, honouredUntil } = row
    const pair = pairs.get(code)
    return {
      ...ticketClaims({ code, product, isForPass: passHash !== null, slot, honouredUntil }),
      state: stateOf(row, pair !== undefined),
      ...(heads !== null && heads > 1 && { people: heads }),
      ...(pair && { pair }),
    }
  })
}

function stateOf({ state, product, hasEntry, calledOffAt }: Row, isPaired: boolean): TicketState {
  // From the moment it is called off nobody comes in on it, even while its money waits to go back.
  if (calledOffAt && state !== 'returned') return 'cancelled'
  if (state !== 'valid') return doorStates[state]
  if (!hasEntry) return 'no-entry'
  return accompanied.has(product) && !isPaired ? 'alone' : 'paid'
}

/** Whom each companion's product comes in with. */
const accompanied = new Map<ProductId, ProductId>(
  products.flatMap(({ id, accompanies }) => (accompanies ? [[id, accompanies] as const] : [])),
)

// The first companion of a time with the first of the people accompanied, and so on.
function pairsOf(rows: readonly Row[]): Map<string, string> {
  const pairs = new Map<string, string>()
  const living = rows.filter(({ state }) => state === 'valid')
  for (const [companion, principal] of accompanied) {
    const companions = living.filter(({ product }) => product === companion)
    if (companions.length === 0) continue
    const principals = Map.groupBy(
      living.filter(({ product }) => product === principal),
      placeOf,
    )
    for (const one of companions) {
      const other = principals.get(placeOf(one))?.shift()
      if (other) pairs.set(one.code, other.code).set(other.code, one.code)
    }
  }
  return pairs
}

function placeOf({ orderId, slotId }: Row): string {
  return `${orderId} ${slotId}`
}
