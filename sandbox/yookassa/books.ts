import type { ReceiptData } from './receipt-shape.ts'
import type { TestCard } from './test-cards.ts'

export type GatewayEvent =
  | 'payment.waiting_for_capture'
  | 'payment.succeeded'
  | 'payment.canceled'
  | 'refund.succeeded'
export type Method = 'bank_card' | 'sbp'
export type Locale = 'ru_RU' | 'en_US'
export type Cancellation = { party: 'merchant' | 'yoo_money' | 'payment_network'; reason: string }

export type Payment = {
  id: string
  createdAt: Date
  amountKopecks: number
  /** False is the two-stage payment: the money is held until the shop takes it. */
  isTakenAtOnce: boolean
  description?: string
  metadata?: Record<string, string>
  merchantCustomerId?: string
  confirmation?: { returnUrl: string; url: string; locale: Locale }
  /** Named by the shop; otherwise the payer chooses. */
  onlyMethod?: Method
  receipt?: ReceiptData
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  method?: Method
  card?: TestCard
  cardExpiry?: { month: string; year: string }
  /** The card waits for the code from the bank. */
  isAtBank?: boolean
  captureBefore?: Date
  capturedAt?: Date
  cancellation?: Cancellation
}

export type Refund = {
  id: string
  createdAt: Date
  paymentId: string
  amountKopecks: number
  description?: string
  metadata?: Record<string, string>
  receipt?: ReceiptData
  status: 'pending' | 'succeeded' | 'canceled'
  /** A refund the bank is slow with: how and when it ends. */
  ends?: { at: Date; as: 'succeeded' | 'canceled' }
}

export type Receipt = {
  id: string
  createdAt: Date
  type: 'payment' | 'refund'
  paymentId?: string
  refundId?: string
  data: ReceiptData
  settlements: { type: string; amountKopecks: number }[]
}

/** What the gateway knows, oldest first, and the terms it works on. */
export type Books = {
  payments: Payment[]
  refunds: Refund[]
  receipts: Receipt[]
  shopId: string
  isFiscal: boolean
  now(): Date
  announce(event: GatewayEvent, subject: Payment | Refund): void
}

export function refundedKopecks(books: Books, payment: Payment, statuses: Refund['status'][]) {
  return books.refunds
    .filter(({ paymentId, status }) => paymentId === payment.id && statuses.includes(status))
    .reduce((sum, { amountKopecks }) => sum + amountKopecks, 0)
}
