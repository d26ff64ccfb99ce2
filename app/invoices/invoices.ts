import type pg from 'pg'
import type { PaidHook } from './record-payment.server.ts'

/** What the room works with: its database, our account, and what follows when an invoice is paid. */
export type Invoices = { pool: pg.Pool; ownAccount: string; onPaid: PaidHook }

declare module '../page-server/services.ts' {
  interface Services {
    invoices: Invoices
  }
}
