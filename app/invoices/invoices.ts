import type pg from 'pg'
import type { Tx } from '../platform/database/transaction.server.ts'
import type { PaidHook } from './record-payment.server.ts'

/** What the room works with: its database, our account, what follows when an invoice is paid, and the way back of money. */
export type Invoices = {
  pool: pg.Pool
  ownAccount: string
  onPaid: PaidHook
  /** Promises that a payment of the gateway goes back, all of it that is left. */
  payBack(tx: Tx, payment: { id: string; amountKopecks: number }, reason: string, now: Date): Promise<void>
  /** Takes back what an overdue invoice is for, and cancels it. */
  release(
    invoiceId: string,
    by: { by: string; reason: string; now: Date },
  ): Promise<'done' | 'unknown' | 'not-overdue' | 'payment-open' | 'no-reason' | 'fair-over' | 'called-off'>
}

declare module '../page-server/services.ts' {
  interface Services {
    invoices: Invoices
  }
}
