import { z } from 'zod'
import type { LocaleCode } from '../platform/languages.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import type { GatewayAnswer } from './gateway-answer.ts'
import type { Receipt } from './receipt.ts'
import type { PaymentMethod } from './tables.ts'
import {
  errorShape,
  type GatewayList,
  type GatewayPayment,
  type GatewayRefund,
  listShape,
  parseJson,
  paymentShape,
  refundShape,
  registeredReceiptShape,
  toWire,
} from './yookassa-shapes.ts'

export type NewPayment = {
  amountKopecks: number
  returnUrl: string
  locale: LocaleCode
  description: string
  metadata: Record<string, string>
  receipt: Receipt
  /** Where the payer has chosen already; else the gateway asks. */
  method?: PaymentMethod
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

/**
 * Our side of the gateway. It repeats nothing: keys and second attempts are the caller's. Nobody waits longer than the
 * deadline, and while the breaker is open nobody waits at all.
 */
export function yookassaClient(
  account: GatewayAccount,
  timeoutMs = 5_000,
  breaker: Breaker = createBreaker(),
) {
  const ask = <T>(call: GatewayCall, shape: z.ZodType<T>) =>
    breaker.run(() => callGateway(account, timeoutMs, call, shape))
  return {
    /** It has not answered for a while, and is left alone. */
    isResting: breaker.isOpen,

    /** Changes nothing, and tells whether it answers again. */
    probe: () => breaker.probe(() => callGateway(account, timeoutMs, { path: '/me' }, z.looseObject({}))),

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
        ...(order.method && { payment_method_data: { type: order.method } }),
      }
      const call = { path: '/payments', change: { idempotenceKey, body } }
      return ask(call, paymentShape)
    },

    getPayment(id: string) {
      return ask({ path: `/payments/${encodeURIComponent(id)}` }, paymentShape)
    },

    listPayments(filter: ListFilter = {}) {
      const call = { path: '/payments', query: queryOf(filter) }
      return ask<GatewayList<GatewayPayment>>(call, listShape(paymentShape))
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
      return ask(call, refundShape)
    },

    getRefund(id: string) {
      return ask({ path: `/refunds/${encodeURIComponent(id)}` }, refundShape)
    },

    listRefunds(filter: ListFilter & { paymentId?: string } = {}) {
      const call = { path: '/refunds', query: { ...queryOf(filter), payment_id: filter.paymentId } }
      return ask<GatewayList<GatewayRefund>>(call, listShape(refundShape))
    },

    getReceipt(id: string) {
      return ask({ path: `/receipts/${encodeURIComponent(id)}` }, registeredReceiptShape)
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
      return ask(call, registeredReceiptShape)
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

export type GatewayAccount = { url: string; shopId: string; secretKey: string }
type GatewayCall = {
  path: string
  query?: Record<string, string | undefined>
  /** A change: it is sent once, under the caller's key, and never repeated here. */
  change?: { idempotenceKey: string; body: object }
}

async function callGateway<T>(
  account: GatewayAccount,
  timeoutMs: number,
  { path, query = {}, change }: GatewayCall,
  shape: z.ZodType<T>,
): Promise<GatewayAnswer<T>> {
  const url = new URL(account.url + path)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  try {
    const response = await fetch(url, {
      method: change ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${Buffer.from(`${account.shopId}:${account.secretKey}`).toString('base64')}`,
        ...(change && { 'content-type': 'application/json', 'idempotence-key': change.idempotenceKey }),
      },
      body: change && JSON.stringify(change.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return readAnswer(response.status, await response.text(), shape)
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return { outcome: 'unknown', reason: isTimeout ? 'timeout' : 'network' }
  }
}

function readAnswer<T>(status: number, text: string, shape: z.ZodType<T>): GatewayAnswer<T> {
  if (status >= 500) return { outcome: 'unknown', reason: 'server-error' }
  // Too fast is not a verdict on the request itself: it is to be repeated, under the same key.
  if (status === 429) return { outcome: 'unknown', reason: 'too-many-requests' }
  const json = parseJson(text)
  if (status >= 400) {
    const { code, description, parameter } = errorShape.safeParse(json).data ?? {
      code: `http_${status}`,
      description: '',
    }
    return { outcome: 'refused', status, code, description, parameter }
  }
  const parsed = shape.safeParse(json)
  if (status !== 200 || !parsed.success) return { outcome: 'unknown', reason: 'unreadable' }
  return { outcome: 'done', value: parsed.data }
}
