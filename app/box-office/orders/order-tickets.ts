import { isLiving } from '../tickets/admission-table.ts'
import type { OrderView } from './read-order.server.ts'

export type OrderTicket = OrderView['tickets'][number]

/** The door would let somebody in on it: it is shown, printed and sent. */
export function isGood({ door }: Pick<OrderTicket, 'door'>): boolean {
  return isLiving(door)
}
