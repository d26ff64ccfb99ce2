import { doorStates, isLiving } from '../tickets/admission-table.ts'
import type { OrderView } from './read-order.server.ts'

export type OrderTicket = OrderView['tickets'][number]

/** Its state lets somebody in: it is shown, printed and sent. What has been asked back does not. */
export function isGood({ state }: Pick<OrderTicket, 'state'>): boolean {
  return isLiving(doorStates[state])
}
