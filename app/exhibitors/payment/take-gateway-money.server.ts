import { eq } from 'drizzle-orm'
import {
  addLedgerEntry,
  type Cause,
  logOfficeChange,
} from '../../box-office/ledger/add-ledger-entry.server.ts'
import { isCalledOff } from '../../editions/open-fair.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import { paidOf, recordPayment, recordRefunded } from '../../invoices/record-payment.server.ts'
import { invoices } from '../../invoices/tables.ts'
import type { Payment, PaymentOwner, PayoutOwner } from '../../payments/settle-attempt.server.ts'
import { type Db, transaction } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { isLocale } from '../../platform/languages.ts'
import { exhibitorApplications } from '../tables.ts'
import { takeStep } from '../take-step.server.ts'
import { lockMoney } from './change-own-invoice.server.ts'
import { gatewayBill } from './gateway-bill.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { renewInvoice, settleInvoice, tell } from './settle-invoice.server.ts'

type Desk = Omit<PaymentDesk, 'till' | 'ask'>

/** What becomes of the money that exhibitors pay through the gateway, and of what goes back to them. */
export function invoiceMoney(desk: Desk): PaymentOwner & PayoutOwner {
  const onPaid = settleInvoice(desk)
  const byGateway = (now: Date, reason = ''): Cause => ({ actor: 'gateway', reason, now })
  return {
    async billOf(db, payment) {
      const invoice = await invoiceOf(db, payment)
      const [owner] = await db
        .select({ locale: exhibitorApplications.locale })
        .from(exhibitorApplications)
        .where(eq(exhibitorApplications.id, invoice.applicationId))
      const locale = owner && isLocale(owner.locale) ? owner.locale : 'ru'
      return gatewayBill(desk, payment, invoice, locale)
    },

    isOurs: (payment, told) => told.metadata.payment_id === payment.id,

    spend: (payment, book, now) =>
      transaction(desk.pool, async tx => {
        const { applicationId } = await invoiceOf(tx, payment)
        const locked = await lockMoney(tx, applicationId)
        if (!(await book(tx))) return
        const invoice = await invoiceOf(tx, payment)
        const wasPaid = invoice.paidAt !== null
        const cause = byGateway(now)
        const { id: gatewayPaymentId, amountKopecks: sumKopecks } = payment
        const money = { invoiceId: invoice.id, sumKopecks, gatewayPaymentId, receivedOn: dayOf(now) }
        const booked = await recordPayment(tx, { ...money, way: 'gateway' }, cause, onPaid)
        if (booked === 'paid') return
        // Paid before, or its stand changed or gone: the money is theirs, and what it is for has to be found.
        const isOfUse = await renewInvoice(desk, tx, await invoiceOf(tx, payment), cause)
        const isOff = isCalledOff(invoice.edition)
        if (isOfUse || (!isOff && !wasPaid && !invoice.cancelledAt && locked?.hold)) return
        const about = { number: invoice.number, paymentId: payment.id, sumKopecks }
        await logOfficeChange(tx, 'payment-without-stand', applicationId, cause, about)
        const letter = isOff ? 'called-off' : 'too-late'
        if (locked) await tell(desk, tx, letter, { invoice, application: locked.application }, now)
      }),

    async failed(tx, payment, reason, now) {
      const invoice = await invoiceOf(tx, payment)
      const locked = await lockMoney(tx, invoice.applicationId)
      // An invoice that was issued goes on waiting for its bank.
      if (!locked || locked.hold?.invoicedAt || (await paidOf(tx, invoice.id)) > 0) return
      const by = { actor: 'system', who: 'gateway', now } as const
      await takeStep(tx, locked.application, 'fail-payment', by, { details: { reason } })
    },

    emailOf: async (db, payment) => (await invoiceOf(db, payment)).payer.email,

    async paidOut(tx, payment, payout, now) {
      const { id: invoiceId, applicationId, number } = await invoiceOf(tx, payment)
      const { id: payoutId, amountKopecks } = payout
      const cause = byGateway(now)
      await addLedgerEntry(tx, { invoiceId, kind: 'payout', amountKopecks, payoutId }, cause)
      await logOfficeChange(tx, 'payment-refunded', applicationId, cause, { number, amountKopecks })
    },

    async payoutFailed(tx, payment, { amountKopecks }, reason, now) {
      const { applicationId, number } = await invoiceOf(tx, payment)
      const cause = byGateway(now, reason)
      await recordRefunded(tx, payment.id, -amountKopecks, cause, onPaid)
      await logOfficeChange(tx, 'refund-failed', applicationId, cause, { number, amountKopecks })
    },

    async paidOutElsewhere(tx, payment, payout, now) {
      const cause = byGateway(now, 'cabinet')
      await recordRefunded(tx, payment.id, payout.amountKopecks, cause, onPaid)
      await this.paidOut(tx, payment, payout, now)
    },
  }
}

async function invoiceOf(db: Db, { id, invoiceId }: Payment): Promise<Invoice> {
  // The money may have been moved to the invoice that replaced its own.
  const [invoice] = invoiceId ? await db.select().from(invoices).where(eq(invoices.id, invoiceId)) : []
  if (!invoice) throw new Error(`payment ${id} is for no invoice`)
  return invoice
}
