import { doorStates, isLiving } from '../tickets/admission-table.ts'
import type { OrderView } from './read-order.server.ts'

export type OrderTicket = OrderView['tickets'][number]

/** Its state lets somebody in: it is shown, printed and sent. What is asked back or called off does not. */
export function isGood({ state, slot }: Pick<OrderTicket, 'state' | 'slot'>): boolean {
  return !slot.isCalledOff && isLiving(doorStates[state])
}
