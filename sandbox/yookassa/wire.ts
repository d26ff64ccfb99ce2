import { wireAmount } from './amounts.ts'
import { type Books, type Payment, type Receipt, type Refund, refundedKopecks } from './books.ts'
import { wireItems } from './receipt-shape.ts'
import { registrationOf } from './receipts.ts'

/** The gateway keeps a little under four per cent. */
const feeShare = 0.035

/** A payment as the gateway tells of it. */
export function wirePayment(books: Books, payment: Payment) {
  const { amountKopecks, status, confirmation, card, capturedAt, captureBefore } = payment
  const refunded = refundedKopecks(books, payment, ['succeeded'])
  const receipt = books.receipts.find(({ paymentId }) => paymentId === payment.id)
  return clean({
    id: payment.id,
    status,
    amount: wireAmount(amountKopecks),
    income_amount: capturedAt && wireAmount(amountKopecks - Math.round(amountKopecks * feeShare)),
    description: payment.description,
    recipient: { account_id: books.shopId, gateway_id: '2000001' },
    payment_method: payment.method && wireMethod(payment),
    captured_at: capturedAt?.toISOString(),
    created_at: payment.createdAt.toISOString(),
    expires_at: captureBefore?.toISOString(),
    confirmation:
      confirmation && status === 'pending'
        ? { type: 'redirect', return_url: confirmation.returnUrl, confirmation_url: confirmation.url }
        : undefined,
    test: true,
    refunded_amount: status === 'succeeded' ? wireAmount(refunded) : undefined,
    paid: status === 'succeeded' || status === 'waiting_for_capture',
    refundable: status === 'succeeded' && refunded < amountKopecks,
    receipt_registration: receiptState(books, payment, receipt),
    metadata: payment.metadata,
    merchant_customer_id: payment.merchantCustomerId,
    cancellation_details: payment.cancellation,
    authorization_details:
      card && status !== 'pending'
        ? {
            rrn: digitsOf(payment.id, 12),
            auth_code: digitsOf(payment.id, 6),
            three_d_secure: { applied: card.asksForCode },
          }
        : undefined,
  })
}

export function wireRefund(books: Books, refund: Refund) {
  const receipt = books.receipts.find(({ refundId }) => refundId === refund.id)
  return clean({
    id: refund.id,
    payment_id: refund.paymentId,
    status: refund.status,
    amount: wireAmount(refund.amountKopecks),
    created_at: refund.createdAt.toISOString(),
    description: refund.description,
    metadata: refund.metadata,
    receipt_registration: receipt && registrationOf(books, receipt),
    cancellation_details:
      refund.status === 'canceled' ? { party: 'yoo_money', reason: 'insufficient_funds' } : undefined,
  })
}

export function wireReceipt(books: Books, receipt: Receipt) {
  const { id, type, paymentId, refundId, createdAt, data, settlements } = receipt
  const status = registrationOf(books, receipt)
  const registered = status === 'succeeded'
  return clean({
    id,
    type,
    payment_id: paymentId,
    refund_id: refundId,
    status,
    registered_at: registered ? createdAt.toISOString() : undefined,
    fiscal_document_number: registered ? digitsOf(id, 6) : undefined,
    fiscal_storage_number: registered ? '9960440300000001' : undefined,
    fiscal_attribute: registered ? digitsOf(id, 10) : undefined,
    items: wireItems(data),
    settlements: settlements.map(({ type, amountKopecks }) => ({ type, amount: wireAmount(amountKopecks) })),
  })
}

function wireMethod({ id, method, card, cardExpiry }: Payment) {
  if (!card) return { type: method, id, saved: false, status: 'inactive', title: 'SBP' }
  const last4 = card.number.slice(-4)
  return {
    type: method,
    id,
    saved: false,
    status: 'inactive',
    title: `Bank card *${last4}`,
    card: {
      first6: card.number.slice(0, 6),
      last4,
      expiry_year: cardExpiry?.year,
      expiry_month: cardExpiry?.month,
      card_type: card.brand,
      issuer_country: 'RU',
    },
  }
}

/** A receipt promised with the payment is on its way until the money is, and falls with it. */
function receiptState(books: Books, payment: Payment, receipt: Receipt | undefined) {
  if (!books.isFiscal || !payment.receipt) return undefined
  if (receipt) return registrationOf(books, receipt)
  return payment.status === 'canceled' ? 'canceled' : 'pending'
}

function digitsOf(id: string, length: number) {
  return BigInt(`0x${id.replace(/[^0-9a-f]/g, '')}`)
    .toString()
    .slice(0, length)
}

/** JSON leaves out what is undefined; so do comparisons of what we keep. */
function clean<T extends object>(wire: T): T {
  return JSON.parse(JSON.stringify(wire))
}
