import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Books, Receipt } from './books.ts'
import type { newReceiptShape } from './payment-shape.ts'
import { type ReceiptData, sumThousandths } from './receipt-shape.ts'
import { invalid, type Outcome } from './refusal.ts'

const registrationMs = 5000

/** The receipt that goes with money: all of it without cash. */
export function fileReceipt(
  books: Books,
  about: Pick<Receipt, 'type' | 'paymentId' | 'refundId'>,
  data: ReceiptData,
  amountKopecks: number,
) {
  const settlements = [{ type: 'cashless', amountKopecks }]
  const receipt = { id: `rt_${randomUUID()}`, createdAt: books.now(), ...about, data, settlements }
  books.receipts.push(receipt)
  return receipt
}

/** A receipt on its own, such as the one that sets a prepayment off against the visit. */
export function createReceipt(books: Books, order: z.infer<typeof newReceiptShape>): Outcome<Receipt> {
  const payment = books.payments.find(({ id }) => id === order.payment_id)
  const refund = books.refunds.find(({ id }) => id === order.refund_id)
  if (!books.isFiscal) return invalid('The shop has no fiscalisation')
  if (order.payment_id && payment?.status !== 'succeeded') {
    return invalid("Incorrect payment_id. Payment doesn't exist or access denied", 'payment_id')
  }
  if (order.refund_id && refund?.status !== 'succeeded') {
    return invalid("Incorrect refund_id. Refund doesn't exist or access denied", 'refund_id')
  }
  const settled = order.settlements.reduce((sum, { amount }) => sum + amount, 0)
  if (sumThousandths(order) !== settled * 1000) return invalid('Receipt is missing or illegal', 'settlements')

  const about = { type: order.type, paymentId: order.payment_id, refundId: order.refund_id }
  const receipt = fileReceipt(books, about, order, settled)
  receipt.settlements = order.settlements.map(({ type, amount }) => ({ type, amountKopecks: amount }))
  return { ok: true, value: receipt }
}

/** The till needs a few seconds to hear from the tax service. */
export function registrationOf(books: Books, receipt: Receipt) {
  return books.now().getTime() - receipt.createdAt.getTime() >= registrationMs ? 'succeeded' : 'pending'
}
