import type pg from 'pg'
import type { Edition } from '../editions/edition.ts'
import type { PaymentMode } from '../payments/receipt.ts'
import type { PaymentOwner, PayoutOwner } from '../payments/settle-attempt.server.ts'
import type { YookassaClient } from '../payments/yookassa-client.server.ts'
import type { Tx } from '../platform/database/transaction.server.ts'

/** What every command of the box office works with. */
export type BoxOffice = {
  pool: pg.Pool
  edition: Edition
  gateway: YookassaClient
  /** Whose the payments are that are for no order. */
  invoiceMoney?: PaymentOwner & PayoutOwner
  /** What accountants have settled for every receipt. */
  receipts: { vatCode: number; paymentMode: PaymentMode }
  publicUrl: string
  /** How many free places one network may take in an hour, carts included: more than any family, fewer than a hoarder. */
  freePlacesPerHour: number
  /** The number of a pass as something nobody can read back. */
  hashPass(passNumber: string): string
  /** Letters and jobs are promised in the same transaction as the change. */
  enqueue(tx: Tx, queue: string, data: object): Promise<void>
}

export const queues = {
  sendPayout: 'send-payout',
  orderLetter: 'order-letter',
  lostOrders: 'lost-orders',
  callOff: 'call-off',
  reconcile: 'reconcile-gateway',
} as const

/** Every letter the box office writes. */
export type LetterKind =
  | 'placed'
  | 'paid'
  | 'paid-in-part'
  | 'expiring'
  | 'expired'
  | 'late-payment-returned'
  | 'late-invitation-returned'
  | 'cancelled-payment-returned'
  | 'double-payment-returned'
  | 'return-requested'
  | 'return-decided'
  | 'switched'
  | 'difference-returned'
  | 'papers-due'
  | 'return-lapsed'
  | 'paid-out'
  | 'refunded-by-staff'
  | 'tour-confirmed'
  | 'called-off'
  | 'tomorrow'
  | 'fair-cancelled'
  | 'fair-postponed'

declare module '../page-server/services.ts' {
  interface Services {
    boxOffice: BoxOffice
  }
}
