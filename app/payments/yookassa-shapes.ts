import { z } from 'zod'

/** Money as the gateway writes it; on our side it is always whole kopecks. */
export type WireAmount = { value: string; currency: 'RUB' }

export function toWire(kopecks: number): WireAmount {
  if (!Number.isSafeInteger(kopecks) || kopecks < 0) throw new RangeError(`not a sum in kopecks: ${kopecks}`)
  const rest = String(kopecks % 100).padStart(2, '0')
  return { value: `${Math.trunc(kopecks / 100)}.${rest}`, currency: 'RUB' }
}

/** By digits, not by arithmetic: 4200.29 is not a number a computer can hold. */
export function fromWire({ value }: WireAmount): number {
  const [roubles = '', rest = ''] = value.split('.')
  return Number(roubles + rest.padEnd(2, '0'))
}

const amount = z
  .object({ value: z.string().regex(/^\d+\.\d{2}$/), currency: z.literal('RUB') })
  .transform(fromWire)
const moment = z.iso.datetime({ offset: true }).transform(text => new Date(text))
const metadata = z.record(z.string(), z.string()).default({})
const registration = z.enum(['pending', 'succeeded', 'canceled']).optional()
// New reasons may appear at any time: they are read as they come.
const cancellation = z.object({ party: z.string(), reason: z.string() }).optional()

export type GatewayPayment = z.output<typeof paymentShape>
export const paymentShape = z
  .object({
    id: z.string().min(1),
    status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
    paid: z.boolean(),
    test: z.boolean(),
    amount,
    refunded_amount: amount.optional(),
    created_at: moment,
    captured_at: moment.optional(),
    confirmation: z.object({ confirmation_url: z.string().optional() }).optional(),
    payment_method: z.object({ type: z.string(), title: z.string().optional() }).optional(),
    receipt_registration: registration,
    cancellation_details: cancellation,
    metadata,
  })
  .transform(wire => ({
    id: wire.id,
    status: wire.status,
    isPaid: wire.paid,
    isTest: wire.test,
    amountKopecks: wire.amount,
    refundedKopecks: wire.refunded_amount ?? 0,
    createdAt: wire.created_at,
    capturedAt: wire.captured_at,
    /** Where the buyer pays; gone once the payment is over. */
    confirmationUrl: wire.confirmation?.confirmation_url,
    method: wire.payment_method,
    receiptRegistration: wire.receipt_registration,
    cancellation: wire.cancellation_details,
    metadata: wire.metadata,
  }))

export type GatewayRefund = z.output<typeof refundShape>
export const refundShape = z
  .object({
    id: z.string().min(1),
    payment_id: z.string().min(1),
    status: z.enum(['pending', 'succeeded', 'canceled']),
    amount,
    created_at: moment,
    receipt_registration: registration,
    cancellation_details: cancellation,
    metadata,
  })
  .transform(wire => ({
    id: wire.id,
    paymentId: wire.payment_id,
    status: wire.status,
    amountKopecks: wire.amount,
    createdAt: wire.created_at,
    receiptRegistration: wire.receipt_registration,
    cancellation: wire.cancellation_details,
    metadata: wire.metadata,
  }))

export const registeredReceiptShape = z
  .object({
    id: z.string().min(1),
    type: z.enum(['payment', 'refund']),
    status: z.enum(['pending', 'succeeded', 'canceled']),
    payment_id: z.string().optional(),
    refund_id: z.string().optional(),
  })
  .transform(wire => ({
    id: wire.id,
    type: wire.type,
    status: wire.status,
    paymentId: wire.payment_id,
    refundId: wire.refund_id,
  }))

export type GatewayList<T> = { items: T[]; nextCursor?: string }

export function listShape<T>(item: z.ZodType<T>): z.ZodType<GatewayList<T>> {
  return z
    .object({ type: z.literal('list'), items: z.array(item), next_cursor: z.string().optional() })
    .transform(({ items, next_cursor }) => ({ items, nextCursor: next_cursor }))
}

export const errorShape = z.object({
  type: z.literal('error'),
  code: z.string(),
  description: z.string().default(''),
  parameter: z.string().optional(),
})

export type GatewayNotification = {
  event: 'payment.waiting_for_capture' | 'payment.succeeded' | 'payment.canceled' | 'refund.succeeded'
  objectId: string
  /** The payment it is about: for a refund another one than the object. */
  paymentId: string
}

/** A notification is only a nudge: it is not signed, so the truth is asked for afterwards. */
export function parseNotification(body: unknown): GatewayNotification | null {
  const parsed = notificationShape.safeParse(typeof body === 'string' ? parseJson(body) : body)
  if (!parsed.success) return null
  const { event, object } = parsed.data
  const paymentId = event === 'refund.succeeded' ? object.payment_id : object.id
  return paymentId ? { event, objectId: object.id, paymentId } : null
}

const knownId = z.string().min(1).max(64)
const notificationShape = z.object({
  type: z.literal('notification'),
  event: z.enum(['payment.waiting_for_capture', 'payment.succeeded', 'payment.canceled', 'refund.succeeded']),
  object: z.object({ id: knownId, payment_id: knownId.optional() }),
})

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
