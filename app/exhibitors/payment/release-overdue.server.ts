import { and, eq, inArray } from 'drizzle-orm'
import { logOfficeChange } from '../../box-office/ledger/add-ledger-entry.server.ts'
import { isCalledOff } from '../../editions/open-fair.ts'
import { closeInvoice } from '../../invoices/change-invoice.server.ts'
import { invoices } from '../../invoices/tables.ts'
import { payments } from '../../payments/tables.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { fairStop } from '../fair-guard.ts'
import { freeStand } from '../stands/release-stand.server.ts'
import { takeStep } from '../take-step.server.ts'
import { lockMoney } from './change-own-invoice.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { tell } from './settle-invoice.server.ts'

export type ReleaseOutcome =
  | 'done'
  | 'unknown'
  | 'not-overdue'
  | 'payment-open'
  | 'no-reason'
  | 'fair-over'
  | 'called-off'

/**
 * Somebody of the office takes back a stand whose invoice is overdue, and says why. The stand is free, the order goes back
 * to the stock, the invoice is cancelled, and the exhibitor reads it. What had come stays to their good, for a refund.
 */
export function releaseOverdue(
  desk: Pick<PaymentDesk, 'pool' | 'jobs' | 'publicUrl'>,
  invoiceId: string,
  { by: clerk, reason, now }: { by: string; reason: string; now: Date },
): Promise<ReleaseOutcome> {
  const why = reason.trim()
  if (!why) return Promise.resolve('no-reason')
  return transaction<ReleaseOutcome>(desk.pool, async tx => {
    const [known] = await tx
      .select({ applicationId: invoices.applicationId })
      .from(invoices)
      .where(eq(invoices.id, invoiceId))
    const locked = known && (await lockMoney(tx, known.applicationId))
    const invoice = locked?.invoices.find(({ id }) => id === invoiceId)
    if (!locked || !invoice || !locked.hold) return 'unknown'
    const { application, hold } = locked
    if (invoice.paidAt || invoice.cancelledAt || invoice.dueOn >= dayOf(now)) return 'not-overdue'
    const by = { actor: 'manager', who: clerk, now } as const
    // What is owed for a fair that took place stays owed; for one that is called off nobody is behind.
    if (isCalledOff(application.editionId)) return 'called-off'
    if (fairStop('release-stand', 'manager', application.editionId, now)) return 'fair-over'
    const ids = locked.invoices.map(({ id }) => id)
    const [open] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(inArray(payments.invoiceId, ids), inArray(payments.state, ['started', 'pending'])))
    if (open) return 'payment-open'
    const step = await takeStep(tx, application, 'release-stand', by)
    if (!step.ok) return 'not-overdue'
    await freeStand(tx, hold, { why, by: clerk }, now)
    const cause = { actor: clerk, reason: why, now }
    await closeInvoice(tx, invoice, cause)
    await logOfficeChange(tx, 'overdue-released', application.id, cause, {
      number: invoice.number,
      stand: hold.standCode,
    })
    await tell(desk, tx, 'released', { invoice, application, reason: why }, now)
    return 'done'
  })
}
