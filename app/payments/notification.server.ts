import { BlockList, isIP } from 'node:net'
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

/** Whether the address is one the gateway publishes as its own: a further sign, never the only one. */
export function isFromGateway(ip: string): boolean {
  const family = isIP(ip)
  return family !== 0 && published.check(ip, family === 6 ? 'ipv6' : 'ipv4')
}

const id = z.string().min(1).max(64)
const shape = z.object({
  type: z.literal('notification'),
  event: z.enum(['payment.waiting_for_capture', 'payment.succeeded', 'payment.canceled', 'refund.succeeded']),
  object: z.object({ id, payment_id: id.optional() }),
})

const published = new BlockList()
published.addSubnet('185.71.76.0', 27)
published.addSubnet('185.71.77.0', 27)
published.addSubnet('77.75.153.0', 25)
published.addSubnet('77.75.154.128', 25)
published.addAddress('77.75.156.11')
published.addAddress('77.75.156.35')
published.addSubnet('2a02:5180::', 32, 'ipv6')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
