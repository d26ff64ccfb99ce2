import type { LocaleCode } from '../platform/languages.ts'
import { callGateway, type GatewayAccount } from './gateway-call.server.ts'
import type { Receipt } from './receipt.ts'
import { toWire } from './wire-amount.ts'
import {
  type GatewayList,
  type GatewayPayment,
  type GatewayRefund,
  listShape,
  paymentShape,
  refundShape,
  registeredReceiptShape,
} from './yookassa-shapes.ts'

export type NewPayment = {
  amountKopecks: number
  returnUrl: string
  locale: LocaleCode
  description: string
  metadata: Record<string, string>
  receipt: Receipt
}
export type NewRefund = {
  paymentId: string
  amountKopecks: number
  description: string
  metadata?: Record<string, string>
  /** Only for a part of the payment: of a whole one the gateway turns the first receipt round itself. */
  receipt?: Receipt
}
export type NewReceipt = {
  about: { paymentId: string } | { refundId: string }
  receipt: Receipt
  settlements: { type: 'cashless' | 'prepayment' | 'postpayment' | 'consideration'; amountKopecks: number }[]
}
export type ListFilter = {
  status?: string
  createdFrom?: Date
  createdBefore?: Date
  limit?: number
  cursor?: string
}

export type YookassaClient = ReturnType<typeof yookassaClient>

const locales: Record<LocaleCode, string> = { ru: 'ru_RU', en: 'en_US' }

/** Our side of the gateway. It keeps nothing and repeats nothing: keys and second attempts are the caller's. */
export function yookassaClient(account: GatewayAccount, timeoutMs = 30_000) {
  return {
    createPayment(order: NewPayment, idempotenceKey: string) {
      const body = {
        amount: toWire(order.amountKopecks),
        capture: true,
        confirmation: {
          type: 'redirect',
          return_url: order.returnUrl,
          locale: locales[order.locale],
        },
        description: order.description.slice(0, 128),
        metadata: order.metadata,
        receipt: order.receipt,
      }
      const call = { path: '/payments', change: { idempotenceKey, body } }
      return callGateway(account, timeoutMs, call, paymentShape)
    },

    getPayment(id: string) {
      return callGateway(account, timeoutMs, { path: `/payments/${encodeURIComponent(id)}` }, paymentShape)
    },

    listPayments(filter: ListFilter = {}) {
      const call = { path: '/payments', query: queryOf(filter) }
      return callGateway<GatewayList<GatewayPayment>>(account, timeoutMs, call, listShape(paymentShape))
    },

    createRefund(order: NewRefund, idempotenceKey: string) {
      const body = {
        payment_id: order.paymentId,
        amount: toWire(order.amountKopecks),
        description: order.description.slice(0, 250),
        metadata: order.metadata,
        receipt: order.receipt,
      }
      const call = { path: '/refunds', change: { idempotenceKey, body } }
      return callGateway(account, timeoutMs, call, refundShape)
    },

    getRefund(id: string) {
      return callGateway(account, timeoutMs, { path: `/refunds/${encodeURIComponent(id)}` }, refundShape)
    },

    listRefunds(filter: ListFilter & { paymentId?: string } = {}) {
      const call = { path: '/refunds', query: { ...queryOf(filter), payment_id: filter.paymentId } }
      return callGateway<GatewayList<GatewayRefund>>(account, timeoutMs, call, listShape(refundShape))
    },

    /** A receipt after the payment's own, such as the one that sets a prepayment off on the day of the visit. */
    createReceipt({ about, receipt, settlements }: NewReceipt, idempotenceKey: string) {
      const body = {
        ...('paymentId' in about
          ? { type: 'payment', payment_id: about.paymentId }
          : { type: 'refund', refund_id: about.refundId }),
        ...receipt,
        send: true,
        settlements: settlements.map(({ type, amountKopecks }) => ({ type, amount: toWire(amountKopecks) })),
      }
      const call = { path: '/receipts', change: { idempotenceKey, body } }
      return callGateway(account, timeoutMs, call, registeredReceiptShape)
    },
  }
}

function queryOf({ status, createdFrom, createdBefore, limit, cursor }: ListFilter) {
  return {
    status,
    'created_at.gte': createdFrom?.toISOString(),
    'created_at.lt': createdBefore?.toISOString(),
    limit: limit?.toString(),
    cursor,
  }
}
