import { transaction } from '../platform/database.server.ts'
import type { OrderState } from './order-states.ts'
import { note } from './record.server.ts'
import { lock } from './settle-payment.server.ts'
import { type LetterKind, queues, type Shop } from './shop.ts'

/** What may be sent once more, as long as it is true. */
export function lettersToSendAgain(state: OrderState, hasReturns: boolean): LetterKind[] {
  if (state === 'waiting_for_payment') return ['placed']
  if (state === 'paid' || state === 'partly_refunded') {
    return hasReturns ? ['paid', 'return-requested', 'return-decided'] : ['paid']
  }
  return state === 'refunded' ? ['return-decided'] : []
}

export function resendLetter(
  shop: Shop,
  orderId: string,
  letter: LetterKind,
  actor: string,
  now: Date,
): Promise<void> {
  return transaction(shop.pool, async tx => {
    await lock(tx, orderId)
    await note(tx, orderId, 'letter-again', { actor, reason: '', now }, { letter })
    await shop.enqueue(queues.orderLetter, { orderId, letter })
  })
}
