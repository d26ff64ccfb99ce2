export type OrderState =
  | 'held'
  | 'waiting_for_payment'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'partly_refunded'
  | 'refunded'

/** States in which the order's tickets exist. */
export function hasTickets(state: OrderState): boolean {
  return state === 'paid' || state === 'partly_refunded' || state === 'refunded'
}
