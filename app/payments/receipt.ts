import { groupBy } from '../platform/older-browsers/group-by.ts'
import { toWire, type WireAmount } from './yookassa-shapes.ts'

export type PaymentMode = 'full_payment' | 'full_prepayment'
export type ReceiptTerms = { email: string; vatCode: number; paymentMode: PaymentMode }
export type ReceiptLine = { name: string; quantity: number; unitKopecks: number }

export type Receipt = {
  customer: { email: string }
  items: {
    description: string
    quantity: number
    /** Of one unit. */
    amount: WireAmount
    vat_code: number
    payment_mode: PaymentMode
    payment_subject: 'service'
    measure: 'piece'
  }[]
}

const longestName = 128
const mostItems = 80

/** The receipt of a payment as 54-FZ wants it. What is free is not on it: nothing was paid. */
export function paymentReceipt(lines: ReceiptLine[], terms: ReceiptTerms): Receipt {
  const paid = lines.filter(({ quantity, unitKopecks }) => quantity > 0 && unitKopecks > 0)
  const fitting = paid.length > mostItems ? countEqual(paid) : paid
  if (fitting.length === 0 || fitting.length > mostItems) {
    throw new RangeError(`a receipt has 1 to ${mostItems} items, not ${fitting.length}`)
  }
  return {
    customer: { email: terms.email },
    items: fitting.map(({ name, quantity, unitKopecks }) => ({
      description: cutName(name),
      quantity,
      amount: toWire(unitKopecks),
      vat_code: terms.vatCode,
      payment_mode: terms.paymentMode,
      payment_subject: 'service',
      measure: 'piece',
    })),
  }
}

function countEqual(lines: ReceiptLine[]): ReceiptLine[] {
  const same = groupBy(lines, ({ name, unitKopecks }) => `${unitKopecks} ${name}`)
  return Array.from(same.values(), ([first, ...rest]) => ({
    name: first?.name ?? '',
    unitKopecks: first?.unitKopecks ?? 0,
    quantity: rest.reduce((sum, { quantity }) => sum + quantity, first?.quantity ?? 0),
  }))
}

function cutName(name: string) {
  return name.length <= longestName ? name : `${name.slice(0, longestName - 1).trimEnd()}…`
}
