import type pg from 'pg'
import type { ReceiptTerms } from '../../payments/receipt.ts'
import type { Till } from '../../payments/settle-attempt.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'

/** What the commands of this room work with. */
export type PaymentDesk = {
  pool: pg.Pool
  jobs: Pick<Jobs, 'enqueue'>
  publicUrl: string
  receipts: Omit<ReceiptTerms, 'email'>
  /** The gateway's door, shared with the box office. */
  till: Till
  /** Asks the gateway about a payment for somebody who waits for a page: not for long. */
  ask(paymentId: string, now: Date): Promise<void>
}

declare module '../../page-server/services.ts' {
  interface Services {
    paymentDesk: PaymentDesk
  }
}
