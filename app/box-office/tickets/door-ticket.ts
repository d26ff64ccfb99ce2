import type { Day } from '../../platform/dates.ts'
import type { DoorProduct } from '../catalogue/products.ts'

/** When a ticket lets one in. */
export type Admission =
  | { kind: 'window'; day: Day; window: 'before' | 'after' | 'all-day' }
  /** Once on each visitor day: the open date. */
  | { kind: 'each-day' }
  /** The evening of the opening. */
  | { kind: 'opening' }
  /** A tour or a master class; the instant as an ISO text. */
  | { kind: 'event'; startsAt: string; minutes: number }

/** What the seal in the QR code vouches for; nothing in it tells who the holder is. */
export type TicketClaims = {
  /** 16 characters of Crockford's base32. */
  code: string
  editionId: string
  product: DoorProduct
  admission: Admission
}

/** `sealed` is a ticket the scanner knows by its seal alone: it was sold after the last list came. */
export type TicketState = 'paid' | 'sealed' | 'not-paid' | 'refunded' | 'cancelled'

export type DoorTicket = TicketClaims & {
  state: TicketState
  /** How many come on this one ticket; one unless said. */
  people?: number
}
