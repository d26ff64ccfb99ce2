import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Books, Cancellation, Method, Payment } from './books.ts'
import type { captureShape, newPaymentShape } from './payment-shape.ts'
import { wrongReceipt } from './receipt-shape.ts'
import { fileReceipt } from './receipts.ts'
import { invalid, type Outcome } from './refusal.ts'

const hourMs = 60 * 60 * 1000
const captureMs = 7 * 24 * hourMs
const leastKopecks = 100
export const mostKopecks: Record<Method, number> = { bank_card: 350_000_00, sbp: 700_000_00 }

export function createPayment(
  books: Books,
  order: z.infer<typeof newPaymentShape>,
  checkoutUrl: string,
): Outcome<Payment> {
  const onlyMethod = order.payment_method_data?.type
  const { amount: amountKopecks, confirmation, receipt } = order
  if (amountKopecks < leastKopecks || amountKopecks > mostKopecks[onlyMethod ?? 'sbp']) {
    return invalid('Amount is out of the limits of the payment method', 'amount.value')
  }
  if (onlyMethod === 'sbp' && !order.capture) return invalid('SBP takes the money at once', 'capture')
  const refused = books.isFiscal ? wrongReceipt(receipt, amountKopecks) : undefined
  if (refused) return refused

  const id = randomUUID()
  const payment: Payment = {
    id,
    createdAt: books.now(),
    amountKopecks,
    isTakenAtOnce: order.capture,
    description: order.description,
    metadata: order.metadata,
    merchantCustomerId: order.merchant_customer_id,
    confirmation: confirmation && {
      returnUrl: confirmation.return_url,
      locale: confirmation.locale,
      url: `${checkoutUrl}?orderId=${id}`,
    },
    onlyMethod,
    receipt,
    status: 'pending',
  }
  books.payments.push(payment)
  return { ok: true, value: payment }
}

/** The payer did their part: the money is taken, or held for the shop to take. */
export function confirmPayment(books: Books, payment: Payment, method: Method) {
  payment.method = method
  payment.isAtBank = false
  if (payment.isTakenAtOnce) return takeMoney(books, payment)
  payment.status = 'waiting_for_capture'
  payment.captureBefore = new Date(books.now().getTime() + captureMs)
  books.announce('payment.waiting_for_capture', payment)
}

export function capturePayment(
  books: Books,
  payment: Payment,
  { amount = payment.amountKopecks, receipt = payment.receipt }: z.infer<typeof captureShape>,
): Outcome<Payment> {
  if (payment.status !== 'waiting_for_capture') return notHeld('captured')
  if (amount > payment.amountKopecks || amount < leastKopecks) {
    return invalid('Amount is more than was held', 'amount.value')
  }
  const refused = books.isFiscal ? wrongReceipt(receipt, amount) : undefined
  if (refused) return refused
  payment.amountKopecks = amount
  payment.receipt = receipt
  takeMoney(books, payment)
  return { ok: true, value: payment }
}

export function cancelPayment(books: Books, payment: Payment): Outcome<Payment> {
  if (payment.status !== 'waiting_for_capture') return notHeld('canceled')
  endPayment(books, payment, { party: 'merchant', reason: 'canceled_by_merchant' })
  return { ok: true, value: payment }
}

/** Declined, expired or called off: final. */
export function endPayment(books: Books, payment: Payment, cancellation: Cancellation) {
  payment.status = 'canceled'
  payment.isAtBank = false
  payment.captureBefore = undefined
  payment.cancellation = cancellation
  books.announce('payment.canceled', payment)
}

export function expirePayment(books: Books, payment: Payment) {
  const stage = payment.status === 'pending' ? 'confirmation' : 'capture'
  endPayment(books, payment, { party: 'yoo_money', reason: `expired_on_${stage}` })
}

/** An hour to confirm, seven days to capture. */
export function expireOverduePayments(books: Books) {
  const now = books.now().getTime()
  for (const payment of books.payments) {
    const deadline =
      payment.status === 'pending' ? payment.createdAt.getTime() + hourMs : payment.captureBefore?.getTime()
    if (isOpen(payment) && deadline !== undefined && deadline <= now) expirePayment(books, payment)
  }
}

export function isOpen({ status }: Payment) {
  return status === 'pending' || status === 'waiting_for_capture'
}

function takeMoney(books: Books, payment: Payment) {
  payment.status = 'succeeded'
  payment.captureBefore = undefined
  payment.capturedAt = books.now()
  if (books.isFiscal && payment.receipt) {
    fileReceipt(books, { type: 'payment', paymentId: payment.id }, payment.receipt, payment.amountKopecks)
  }
  books.announce('payment.succeeded', payment)
}

function notHeld(wish: string) {
  return invalid(`Payment can be ${wish} only from the status waiting_for_capture`)
}
