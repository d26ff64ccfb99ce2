import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { type Cause, logOfficeChange } from '../box-office/ledger/add-ledger-entry.server.ts'
import type { Tx } from '../platform/database/transaction.server.ts'
import { invoices } from './tables.ts'

/** The office gives out the act of a paid invoice before the fair is over; after it everybody has theirs. */
export async function issueAct(tx: Tx, invoiceId: string, cause: Cause): Promise<boolean> {
  const [issued] = await tx
    .update(invoices)
    .set({ actIssuedAt: cause.now })
    .where(and(eq(invoices.id, invoiceId), isNotNull(invoices.paidAt), isNull(invoices.actIssuedAt)))
    .returning({ number: invoices.number })
  if (issued) await logOfficeChange(tx, 'act-issued', invoiceId, cause, issued)
  return issued !== undefined
}
