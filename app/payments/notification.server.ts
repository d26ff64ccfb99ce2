import { z } from 'zod'

export type GatewayNotification = {
  event: 'payment.waiting_for_capture' | 'payment.succeeded' | 'payment.canceled' | 'refund.succeeded'
  objectId: string
  /** The payment it is about: for a refund another one than the object. */
  paymentId: string
}

/** A notification is only a nudge: it is not signed, so the truth is asked for afterwards. */
export function parseNotification(body: unknown): GatewayNotification | null {
  const parsed = shape.safeParse(typeof body === 'string' ? parseJson(body) : body)
  if (!parsed.success) return null
  const { event, object } = parsed.data
  const paymentId = event === 'refund.succeeded' ? object.payment_id : object.id
  return paymentId ? { event, objectId: object.id, paymentId } : null
}

const id = z.string().min(1).max(64)
const shape = z.object({
  type: z.literal('notification'),
  event: z.enum(['payment.waiting_for_capture', 'payment.succeeded', 'payment.canceled', 'refund.succeeded']),
  object: z.object({ id, payment_id: id.optional() }),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
