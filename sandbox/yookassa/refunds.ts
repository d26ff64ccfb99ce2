import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type Books, type Payment, type Refund, refundedKopecks } from './books.ts'
import type { newRefundShape } from './payment-shape.ts'
import { wrongReceipt } from './receipt-shape.ts'
import { fileReceipt } from './receipts.ts'
import { invalid, type Outcome, type Refused } from './refusal.ts'

/** How the bank takes the refund: at once, or slowly and with this end. */
export type BankMood = 'succeeded' | 'pending' | 'canceled'
const slowMs = 5000
const threeYearsMs = 3 * 365 * 24 * 60 * 60 * 1000

export function createRefund(
  books: Books,
  order: z.infer<typeof newRefundShape>,
  mood: BankMood,
): Outcome<Refund> {
  const payment = books.payments.find(({ id }) => id === order.payment_id)
  if (!payment) return invalid("Incorrect payment_id. Payment doesn't exist or access denied", 'payment_id')
  const refused = whyNot(books, payment, order)
  if (refused) return refused

  const createdAt = books.now()
  const refund: Refund = {
    id: randomUUID(),
    createdAt,
    paymentId: payment.id,
    amountKopecks: order.amount,
    description: order.description,
    metadata: order.metadata,
    receipt: order.receipt ?? payment.receipt,
    status: 'pending',
  }
  books.refunds.push(refund)
  if (mood === 'succeeded') finishRefund(books, refund)
  else {
    const at = new Date(createdAt.getTime() + slowMs)
    refund.ends = { at, as: mood === 'pending' ? 'succeeded' : 'canceled' }
  }
  return { ok: true, value: refund }
}

/** By hand, in the cabinet: it knows no key of ours, and writes its receipt itself. */
export function refundInCabinet(
  books: Books,
  { paymentId, amountKopecks }: { paymentId: string; amountKopecks: number },
): Outcome<Refund> {
  const customer = books.payments.find(({ id }) => id === paymentId)?.receipt?.customer
  const item = { description: 'Возврат', quantity: 1, amount: amountKopecks, vat_code: 1 }
  const receipt = customer && { customer, items: [item] }
  return createRefund(books, { payment_id: paymentId, amount: amountKopecks, receipt }, 'succeeded')
}

export function endSlowRefunds(books: Books) {
  for (const refund of books.refunds) {
    if (refund.status !== 'pending' || !refund.ends || refund.ends.at > books.now()) continue
    if (refund.ends.as === 'succeeded') finishRefund(books, refund)
    // The gateway has no event for this: a shop learns of it by asking.
    else refund.status = 'canceled'
  }
}

function whyNot(
  books: Books,
  payment: Payment,
  { amount, receipt }: z.infer<typeof newRefundShape>,
): Refused | undefined {
  if (payment.status !== 'succeeded') return invalid('Only a succeeded payment can be refunded', 'payment_id')
  if (books.now().getTime() - payment.createdAt.getTime() > threeYearsMs) {
    return invalid('The payment is older than three years', 'payment_id')
  }
  const left = payment.amountKopecks - refundedKopecks(books, payment, ['pending', 'succeeded'])
  if (amount < 1 || amount > left) return invalid('Amount is more than is left to refund', 'amount')
  const isWhole = amount === payment.amountKopecks
  if (!books.isFiscal || (isWhole && !receipt)) return undefined
  return wrongReceipt(receipt, amount)
}

function finishRefund(books: Books, refund: Refund) {
  refund.status = 'succeeded'
  if (books.isFiscal && refund.receipt) {
    fileReceipt(books, { type: 'refund', refundId: refund.id }, refund.receipt, refund.amountKopecks)
  }
  books.announce('refund.succeeded', refund)
}
