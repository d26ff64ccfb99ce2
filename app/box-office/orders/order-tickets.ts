import type { OrderView } from './read-order.server.ts'

export type OrderTicket = OrderView['tickets'][number]

/** It lets somebody in. One that is on its way back still does, until the box office has said yes. */
export function isGood({ state }: Pick<OrderTicket, 'state'>): boolean {
  return state === 'valid' || state === 'returning'
}
