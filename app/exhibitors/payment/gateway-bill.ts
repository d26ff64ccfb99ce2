import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import { paymentReceipt } from '../../payments/receipt.ts'
import type { Bill, Payment } from '../../payments/settle-attempt.server.ts'
import { fill, type Phrase } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import type { PaymentDesk } from './payment-desk.ts'

export const paymentPath = '/account/payment/'

const descriptions: Record<LocaleCode, Phrase<'number'>> = {
  ru: 'Участие в\u00a0ярмарке, счёт №\u00a0{number}',
  en: 'Exhibiting at the fair, invoice {number}',
}

/** What the gateway is told; the receipt is Russian, as the law's is, and names a rest where a part was paid before. */
export function gatewayBill(
  desk: Pick<PaymentDesk, 'publicUrl' | 'receipts'>,
  payment: Payment,
  { number, lines, totalKopecks, payer }: Invoice,
  locale: LocaleCode,
): Bill {
  const isWhole = payment.amountKopecks === totalKopecks
  const sold = isWhole
    ? lines.map(({ name, quantity, priceKopecks }) => ({ name, quantity, unitKopecks: priceKopecks }))
    : [{ name: `Доплата по счёту № ${number}`, quantity: 1, unitKopecks: payment.amountKopecks }]
  return {
    description: fill(descriptions[locale], { number }),
    // By its own id an attempt is known again, should its answer be lost.
    metadata: { payment_id: payment.id, invoice: number },
    returnUrl: `${desk.publicUrl}${withLocale(`${paymentPath}?returned=1`, locale)}`,
    locale,
    receipt: paymentReceipt(sold, { email: payer.email, ...desk.receipts }),
    ...(payment.method && { method: payment.method }),
  }
}
