import { transaction } from '../../platform/database/transaction.server.ts'
import { type BoxOffice, type LetterKind, queues } from '../box-office.ts'
import type { OrderState } from '../catalogue/order-states.ts'
import { logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import { maySendAgain } from '../orders/limit-letters.server.ts'
import { lockOrder } from '../orders/read-order.server.ts'

/** What may be sent once more, as long as it is true. */
export function lettersToSendAgain(state: OrderState, hasReturns: boolean): LetterKind[] {
  if (state === 'waiting_for_payment') return ['placed']
  if (state === 'paid' || state === 'partly_refunded') {
    return hasReturns ? ['paid', 'return-requested', 'return-decided'] : ['paid']
  }
  return state === 'refunded' ? ['return-decided'] : []
}

/** Staff send a letter once more. */
export async function resendLetter(
  boxOffice: BoxOffice,
  orderId: string,
  letter: LetterKind,
  actor: string,
  now: Date,
): Promise<'done' | 'sent-too-often'> {
  if (!(await maySendAgain(boxOffice.pool, orderId, 'staff', now))) return 'sent-too-often'
  return transaction(boxOffice.pool, async tx => {
    await lockOrder(tx, orderId)
    await logOrderChange(tx, orderId, 'letter-again', { actor, reason: '', now }, { letter })
    await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter, isAsked: true })
    return 'done' as const
  })
}
