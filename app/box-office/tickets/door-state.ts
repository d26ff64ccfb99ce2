import { type ProductId, products } from '../catalogue/products.ts'
import { doorStates } from './admission-table.ts'
import { isStanding, type KeptState } from './kept-states.ts'
import type { TicketState } from './ticket-claims.ts'

/** What decides how the door calls a ticket. */
export type KeptTicket = {
  code: string
  orderId: string
  slotId: string
  product: ProductId
  state: KeptState
  /** There is an entry ticket it can lean on, or it is one. */
  hasEntry: boolean
  isCalledOff: boolean
}

/** How the door calls a ticket, and the one whose people come in together with its own. */
export type AtDoor = { state: TicketState; pair: string | undefined }

/** The door and the pages of tickets ask here, each of the same ones; of every order they must be all there are. */
export function atDoor(tickets: readonly KeptTicket[]): Map<string, AtDoor> {
  const pairs = pairsOf(tickets)
  return new Map(
    tickets.map(ticket => {
      const pair = pairs.get(ticket.code)
      return [ticket.code, { state: stateOf(ticket, pair !== undefined), pair }]
    }),
  )
}

function stateOf(ticket: KeptTicket, isPaired: boolean): TicketState {
  // From the moment it is called off nobody comes in on it, even while its money waits to go back.
  if (ticket.isCalledOff && ticket.state !== 'returned') return 'cancelled'
  if (!isStanding(ticket)) return doorStates[ticket.state]
  if (!ticket.hasEntry) return 'no-entry'
  return accompanied.has(ticket.product) && !isPaired ? 'alone' : doorStates[ticket.state]
}

/** Whom each companion's product comes in with. */
const accompanied = new Map<ProductId, ProductId>(
  products.flatMap(({ id, accompanies }) => (accompanies ? [[id, accompanies] as const] : [])),
)

// The first companion of a time with the first of the people accompanied, and so on.
function pairsOf(tickets: readonly KeptTicket[]): Map<string, string> {
  const pairs = new Map<string, string>()
  const standing = tickets.filter(isStanding)
  for (const [companion, principal] of accompanied) {
    const companions = standing.filter(({ product }) => product === companion)
    if (companions.length === 0) continue
    const principals = Map.groupBy(
      standing.filter(({ product }) => product === principal),
      placeOf,
    )
    for (const one of companions) {
      const other = principals.get(placeOf(one))?.shift()
      if (other) pairs.set(one.code, other.code).set(other.code, one.code)
    }
  }
  return pairs
}

function placeOf({ orderId, slotId }: KeptTicket): string {
  return `${orderId} ${slotId}`
}
