import { logOfficeChange } from '../box-office/ledger/add-ledger-entry.server.ts'
import { upcomingEdition } from '../editions/spring-2026.ts'
import { sellStandWithin } from '../exhibitors/stands/settle-hold.server.ts'
import { lockApplication, takeStep } from '../exhibitors/take-step.server.ts'
import type { PaidHook } from '../invoices/record-payment.server.ts'

/**
 * What follows from an invoice that is paid: the exhibitor has taken their step, and the stand is theirs, in the transaction
 * that books the money. Where either cannot be, the money is booked all the same and the office reads that somebody must look.
 */
export const settleInvoice: PaidHook = async (tx, invoice, change, cause) => {
  const { applicationId, edition, number } = invoice
  const application = await lockApplication(tx, applicationId)
  if (!application) return
  const by = { actor: 'system', who: cause.actor, now: cause.now } as const
  const step = change === 'paid' ? await takeStep(tx, application, 'mark-paid', by) : null
  const selling = { edition: upcomingEdition(edition), applicationId, by: cause.actor, why: number }
  const sold = step?.ok ? await sellStandWithin(tx, selling, cause.now) : null
  if (!sold?.ok)
    await logOfficeChange(tx, `invoice-${change}-without-stand`, applicationId, cause, { number })
}
