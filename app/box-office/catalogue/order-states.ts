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

type Chosen = { state: OrderState; lines: readonly { slot: { endsAt: Date; isCalledOff: boolean } }[] }

/** Let go unpaid, with every visit still ahead: the same may be chosen once more. */
export function canBeginAgain({ state, lines }: Chosen, now: Date): boolean {
  const isLetGo = state === 'expired' || state === 'cancelled'
  return isLetGo && lines.every(({ slot }) => slot.endsAt > now && !slot.isCalledOff)
}
