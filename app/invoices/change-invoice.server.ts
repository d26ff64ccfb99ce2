import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { addLedgerEntry, type Cause } from '../box-office/ledger/add-ledger-entry.server.ts'
import { payments } from '../payments/tables.ts'
import type { Tx } from '../platform/database/transaction.server.ts'
import { type Invoice, type InvoiceWish, issueInvoice } from './issue-invoice.server.ts'
import { lockInvoice, type PaidHook, settlePaid } from './record-payment.server.ts'
import { invoicePayments, invoices } from './tables.ts'

/**
 * Every invoice of an application, the open one held until the transaction ends. Whoever waited for it may find that it was
 * replaced meanwhile, so it is looked for again.
 */
export async function lockInvoicesOf(tx: Tx, applicationId: string): Promise<Invoice[]> {
  const own = eq(invoices.applicationId, applicationId)
  for (let held = -1, found = 0; held !== found; ) {
    held = found
    const open = await tx
      .select({ sequence: invoices.sequence })
      .from(invoices)
      .where(and(own, isNull(invoices.cancelledAt)))
      .for('update')
    found = Math.max(0, ...open.map(({ sequence }) => sequence))
  }
  return tx.select().from(invoices).where(own).orderBy(invoices.id)
}

/**
 * A new invoice in place of earlier ones of the same application, which are locked: what has come for them is money for
 * this one, and what they still ask for nobody need pay. Each keeps its number, and the book keeps every line.
 */
export async function replaceInvoices(
  tx: Tx,
  earlier: readonly Invoice[],
  wish: InvoiceWish,
  cause: Cause,
  onPaid: PaidHook,
): Promise<Invoice> {
  const invoice = await issueInvoice(tx, wish, cause)
  for (const old of earlier) {
    await movePayments(tx, old, invoice, cause)
    if (!old.cancelledAt) await endInvoice(tx, old, { ...cause, reason: `заменён счётом ${invoice.number}` })
  }
  await settlePaid(tx, [invoice], cause, onPaid)
  return (await lockInvoice(tx, invoice.id)) ?? invoice
}

/** Money that lies on other invoices of the same application is money for this one. All are locked. */
export async function gatherPayments(
  tx: Tx,
  others: readonly Invoice[],
  invoice: Invoice,
  cause: Cause,
  onPaid: PaidHook,
): Promise<void> {
  for (const old of others) await movePayments(tx, old, invoice, cause)
  await settlePaid(tx, [invoice], cause, onPaid)
}

async function movePayments(tx: Tx, old: Invoice, invoice: Invoice, cause: Cause): Promise<void> {
  const standing = await tx
    .update(invoicePayments)
    .set({ takenBackAt: cause.now, takenBackBy: cause.actor })
    .where(and(eq(invoicePayments.invoiceId, old.id), isNull(invoicePayments.takenBackAt)))
    .returning()
  for (const payment of standing) {
    const id = randomUUID()
    const moved = { ...payment, id, invoiceId: invoice.id, takenBackAt: null, takenBackBy: null }
    const note = [payment.note, `перенесено со счёта ${old.number}`].filter(Boolean).join('; ')
    await tx.insert(invoicePayments).values({ ...moved, note, bookedAt: cause.now, bookedBy: cause.actor })
    const amountKopecks = payment.sumKopecks - payment.refundedKopecks
    await addLedgerEntry(tx, { invoiceId: old.id, kind: 'correction', amountKopecks }, cause)
    const entry = { invoiceId: invoice.id, kind: 'payment', paymentId: id } as const
    await addLedgerEntry(tx, { ...entry, amountKopecks: -amountKopecks }, cause)
    // Should it be given back, it is from this invoice.
    if (payment.gatewayPaymentId)
      await tx
        .update(payments)
        .set({ invoiceId: invoice.id })
        .where(eq(payments.id, payment.gatewayPaymentId))
  }
}

/** Nobody pays it any more. Nothing lies on it. */
async function endInvoice(tx: Tx, { id, totalKopecks }: Invoice, cause: Cause): Promise<void> {
  await tx
    .update(invoices)
    .set({ paidAt: null, cancelledAt: cause.now, cancelReason: cause.reason })
    .where(eq(invoices.id, id))
  await addLedgerEntry(tx, { invoiceId: id, kind: 'release', amountKopecks: -totalKopecks }, cause)
}

/** An invoice whose stand is gone: it is cancelled, and what has come for it stays to its payer's good. */
export async function closeInvoice(tx: Tx, invoice: Invoice, cause: Cause): Promise<void> {
  if (!invoice.cancelledAt) await endInvoice(tx, invoice, cause)
}
