import type { BoxOffice } from '../../box-office/box-office.ts'
import { promisePayout } from '../../box-office/orders/promise-payout.server.ts'
import { checkPayment, tillOf } from '../../box-office/orders/settle-payment.server.ts'
import type { PaymentDesk } from '../../exhibitors/payment/payment-desk.ts'
import { releaseOverdue } from '../../exhibitors/payment/release-overdue.server.ts'
import { settleInvoice } from '../../exhibitors/payment/settle-invoice.server.ts'
import type { Invoices } from '../../invoices/invoices.ts'
import { payee } from '../../invoices/payee.ts'
import type { Jobs } from '../../platform/jobs.server.ts'

/** Where exhibitors pay and the office keeps the invoices: the same gateway, the same book as the box office's. */
export function openPaymentDesk(
  boxOffice: BoxOffice,
  jobs: Pick<Jobs, 'enqueue'>,
): { paymentDesk: PaymentDesk; invoices: Invoices } {
  const { pool, publicUrl, receipts } = boxOffice
  const paymentDesk: PaymentDesk = {
    pool,
    jobs,
    publicUrl,
    receipts,
    till: tillOf(boxOffice),
    ask: (paymentId, now) => checkPayment(boxOffice, paymentId, now),
  }
  const invoices: Invoices = {
    pool,
    ownAccount: payee.account,
    onPaid: settleInvoice(paymentDesk),
    release: (invoiceId, by) => releaseOverdue(paymentDesk, invoiceId, by),
    payBack: async (tx, payment, reason, now) => {
      const { amountKopecks: unitKopecks } = payment
      const lines = [{ name: 'Участие в ярмарке', quantity: 1, unitKopecks }]
      await promisePayout(boxOffice, tx, { payment, ...payment, reason, lines }, now)
    },
  }
  return { paymentDesk, invoices }
}
