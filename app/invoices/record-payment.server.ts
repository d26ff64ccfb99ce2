import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { addLedgerEntries, addLedgerEntry, type Cause } from '../box-office/ledger/add-ledger-entry.server.ts'
import type { Db, Tx } from '../platform/database/transaction.server.ts'
import type { Day } from '../platform/dates.ts'
import type { Invoice } from './issue-invoice.server.ts'
import { invoicePayments, invoices, type PaymentWay, statementLines } from './tables.ts'

/** What follows once an invoice is paid in full, or is not any more: the room it was issued for says. */
export type PaidHook = (tx: Tx, invoice: Invoice, change: 'paid' | 'unpaid', cause: Cause) => Promise<void>

export type PaymentOutcome = 'booked' | 'paid' | 'cancelled' | 'unknown'

export type Payment = {
  invoiceId: string
  sumKopecks: number
  way: PaymentWay
  receivedOn: Day
  statementLineId?: number
  /** Where it came through the gateway: it is booked once by it. */
  gatewayPaymentId?: string
  note?: string
}

/** Books money that came for an invoice; with the last rouble it is paid. More than was owed stays to the payer's good. */
export async function recordPayment(
  tx: Tx,
  payment: Payment,
  cause: Cause,
  onPaid: PaidHook,
): Promise<PaymentOutcome> {
  const [outcome = 'unknown'] = await recordPayments(tx, [payment], cause, onPaid)
  return outcome
}

/** Money that staff say has come, before its statement. Two presses are one payment. */
export async function recordByHand(
  tx: Tx,
  payment: Omit<Payment, 'way'> & { note: string },
  cause: Cause,
  onPaid: PaidHook,
): Promise<PaymentOutcome | 'twice'> {
  await lockInvoice(tx, payment.invoiceId)
  const [alike] = await tx
    .select({ id: invoicePayments.id })
    .from(invoicePayments)
    .where(
      and(
        eq(invoicePayments.invoiceId, payment.invoiceId),
        eq(invoicePayments.way, 'hand'),
        eq(invoicePayments.sumKopecks, payment.sumKopecks),
        eq(invoicePayments.receivedOn, payment.receivedOn),
        eq(invoicePayments.note, payment.note),
        isNull(invoicePayments.takenBackAt),
      ),
    )
    .limit(1)
  return alike ? 'twice' : recordPayment(tx, { ...payment, way: 'hand' }, cause, onPaid)
}

/** Many at once, a bank's file among them: as few statements as for one. */
export async function recordPayments(
  tx: Tx,
  payments: readonly Payment[],
  cause: Cause,
  onPaid: PaidHook,
): Promise<PaymentOutcome[]> {
  if (payments.length === 0) return []
  const locked = await lockInvoices(tx, [...new Set(payments.map(({ invoiceId }) => invoiceId))])
  const taken = payments.filter(({ invoiceId, way }) => {
    const invoice = locked.get(invoiceId)
    // What the gateway has taken has come, whatever became of the invoice.
    return invoice && (invoice.cancelledAt === null || way === 'gateway')
  })
  const rows = taken.map(payment => ({
    id: randomUUID(),
    ...payment,
    bookedAt: cause.now,
    bookedBy: cause.actor,
  }))
  for (let at = 0; at < rows.length; at += 500) {
    const some = rows.slice(at, at + 500)
    await tx.insert(invoicePayments).values(some)
    const entries = some.map(({ id, invoiceId, sumKopecks, gatewayPaymentId }) => {
      const paymentId = gatewayPaymentId ?? id
      return { invoiceId, kind: 'payment', amountKopecks: -sumKopecks, paymentId } as const
    })
    await addLedgerEntries(tx, entries, cause)
  }
  const paid = await settlePaid(tx, [...locked.values()], cause, onPaid)
  return payments.map(({ invoiceId }) => {
    const invoice = locked.get(invoiceId)
    if (!invoice) return 'unknown'
    if (invoice.cancelledAt) return 'cancelled'
    return paid.has(invoiceId) ? 'paid' : 'booked'
  })
}

/** Those of which everything has come by now. */
export async function settlePaid(
  tx: Tx,
  locked: readonly Invoice[],
  cause: Cause,
  onPaid: PaidHook,
): Promise<Set<string>> {
  const open = locked.filter(({ paidAt, cancelledAt }) => !paidAt && !cancelledAt)
  const sums = await paidSums(
    tx,
    open.map(({ id }) => id),
  )
  const full = open.filter(({ id, totalKopecks }) => (sums.get(id) ?? 0) >= totalKopecks)
  const ids = full.map(({ id }) => id)
  if (ids.length > 0) await tx.update(invoices).set({ paidAt: cause.now }).where(inArray(invoices.id, ids))
  for (const invoice of full) await onPaid(tx, { ...invoice, paidAt: cause.now }, 'paid', cause)
  return new Set(ids)
}

export type TakeBackOutcome = 'done' | 'unknown' | 'paid-by-gateway'

/**
 * A payment that was booked to the wrong invoice is taken back from it; the book keeps both lines. Whoever does it has the
 * statements to themselves (`oneAtATime`).
 */
export async function takePaymentBack(
  tx: Tx,
  paymentId: string,
  cause: Cause,
  onPaid: PaidHook,
): Promise<TakeBackOutcome> {
  const mine = and(eq(invoicePayments.id, paymentId), isNull(invoicePayments.takenBackAt))
  const [found] = await tx.select({ invoiceId: invoicePayments.invoiceId }).from(invoicePayments).where(mine)
  const invoice = found && (await lockInvoice(tx, found.invoiceId))
  if (!invoice) return 'unknown'
  const [payment] = await tx.select().from(invoicePayments).where(mine)
  if (!payment) return 'unknown'
  // The gateway's own books say that it came; whoever wants it back gets a refund.
  if (payment.way === 'gateway') return 'paid-by-gateway'
  await tx
    .update(invoicePayments)
    .set({ takenBackAt: cause.now, takenBackBy: cause.actor })
    .where(eq(invoicePayments.id, paymentId))
  // What the bank has told of lies on no invoice now: it waits for a person to say where it belongs.
  if (payment.statementLineId !== null)
    await tx
      .update(statementLines)
      .set({ outcome: 'to-decide', decidedBy: cause.actor, bookedAt: null })
      .where(eq(statementLines.id, payment.statementLineId))
  await addLedgerEntry(
    tx,
    { invoiceId: invoice.id, kind: 'correction', amountKopecks: payment.sumKopecks },
    cause,
  )
  await unmarkPaid(tx, invoice, cause, onPaid)
  return 'done'
}

/** Money that goes back, or that a failed refund leaves with us after all (less than nothing). */
export async function recordRefunded(
  tx: Tx,
  gatewayPaymentId: string,
  kopecks: number,
  cause: Cause,
  onPaid: PaidHook,
): Promise<void> {
  const [payment] = await tx
    .update(invoicePayments)
    .set({ refundedKopecks: sql`${invoicePayments.refundedKopecks} + ${kopecks}` })
    .where(and(eq(invoicePayments.gatewayPaymentId, gatewayPaymentId), isNull(invoicePayments.takenBackAt)))
    .returning()
  const invoice = payment && (await lockInvoice(tx, payment.invoiceId))
  if (!invoice) throw new Error(`no payment ${gatewayPaymentId}`)
  if (kopecks > 0) await unmarkPaid(tx, invoice, cause, onPaid)
  else await settlePaid(tx, [invoice], cause, onPaid)
}

async function unmarkPaid(tx: Tx, invoice: Invoice, cause: Cause, onPaid: PaidHook): Promise<void> {
  if (!invoice.paidAt || (await paidOf(tx, invoice.id)) >= invoice.totalKopecks) return
  await tx.update(invoices).set({ paidAt: null }).where(eq(invoices.id, invoice.id))
  await onPaid(tx, { ...invoice, paidAt: null }, 'unpaid', cause)
}

export type CancelOutcome = 'done' | 'unknown' | 'has-payments' | 'cancelled'

/** An invoice nobody has paid anything for is cancelled; its number stays used. */
export async function cancelInvoice(tx: Tx, id: string, cause: Cause): Promise<CancelOutcome> {
  const invoice = await lockInvoice(tx, id)
  if (!invoice) return 'unknown'
  if (invoice.cancelledAt) return 'cancelled'
  if ((await paidOf(tx, id)) > 0) return 'has-payments'
  await tx
    .update(invoices)
    .set({ cancelledAt: cause.now, cancelReason: cause.reason })
    .where(eq(invoices.id, id))
  await addLedgerEntry(tx, { invoiceId: id, kind: 'release', amountKopecks: -invoice.totalKopecks }, cause)
  return 'done'
}

export async function paidOf(db: Db, invoiceId: string): Promise<number> {
  return (await paidSums(db, [invoiceId])).get(invoiceId) ?? 0
}

const left = sql`${invoicePayments.sumKopecks} - ${invoicePayments.refundedKopecks}`

/** What has come for each of these invoices, without what was taken or given back. */
export async function paidSums(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: invoicePayments.invoiceId, sum: sql`sum(${left})`.mapWith(Number) })
    .from(invoicePayments)
    .where(and(inArray(invoicePayments.invoiceId, [...ids]), isNull(invoicePayments.takenBackAt)))
    .groupBy(invoicePayments.invoiceId)
  return new Map(rows.map(({ id, sum }) => [id, sum]))
}

export async function lockInvoice(tx: Tx, id: string): Promise<Invoice | undefined> {
  return (await lockInvoices(tx, [id])).get(id)
}

/** In the order of their ids, so that two who lock several never wait for each other. */
async function lockInvoices(tx: Tx, ids: readonly string[]): Promise<Map<string, Invoice>> {
  const rows = await tx
    .select()
    .from(invoices)
    .where(inArray(invoices.id, [...ids]))
    .orderBy(invoices.id)
    .for('update')
  return new Map(rows.map(invoice => [invoice.id, invoice]))
}
