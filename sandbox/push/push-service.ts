import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { createFaults, controlShape as lasting } from '../lander/faults.ts'
import { readControl } from '../read-control.ts'
import type { Resident } from '../resident.ts'
import { type Browser, newPair, openMessage, senderFault } from './opened.ts'

type Came = {
  receivedAt: string
  browser: string
  topic: string | null
  ttl: number | null
  /** What the browser reads, once opened; null for what was not taken. */
  message: unknown
  answeredStatus: number
  why: string | null
}

const mostKept = 50_000

/**
 * Plays a push service and the browsers behind it: `POST /push/subscriptions` makes a browser, what is sent to its address
 * is checked (who sends, RFC 8292) and opened (RFC 8291), and `/push/requests` lists what came.
 */
export function pushService(): Resident {
  const app: Resident = new Hono()
  const browsers = new Map<string, Browser>()
  const faults = createFaults()
  let requests: Came[] = []

  app.post('/push/subscriptions', async c => {
    const wish = readControl((await c.req.text()) || '{}', subscriptionShape)
    if (!wish.ok) return c.json({ error: wish.sentence }, 400)
    const browser = {
      id: randomUUID(),
      pair: newPair(),
      auth: randomBytes(16),
      applicationServerKey: wish.value.applicationServerKey ?? null,
    }
    browsers.set(browser.id, browser)
    return c.json({
      endpoint: `${new URL(c.req.url).origin}/push/send/${browser.id}`,
      keys: { p256dh: browser.pair.getPublicKey('base64url'), auth: browser.auth.toString('base64url') },
    })
  })
  app.delete('/push/subscriptions/:id', c => c.body(null, browsers.delete(c.req.param('id')) ? 204 : 404))

  app.post('/push/send/:id', async c => {
    const body = Buffer.from(await c.req.arrayBuffer())
    const { status, delayMs, reset } = faults.next()
    if (delayMs) await wait(delayMs)
    if (reset) c.env.incoming.socket.destroy()
    const browser = browsers.get(c.req.param('id'))
    const judged = judge(body, browser, name => c.req.header(name), new URL(c.req.url).origin)
    const answer = status === undefined ? judged : { ...judged, status, message: null, why: 'as ordered' }
    requests.push({
      receivedAt: new Date().toISOString(),
      browser: c.req.param('id'),
      topic: c.req.header('topic') ?? null,
      ttl: c.req.header('ttl') === undefined ? null : Number(c.req.header('ttl')),
      message: answer.message,
      answeredStatus: answer.status,
      why: answer.why,
    })
    if (requests.length > mostKept) requests.shift()
    return c.json({ why: answer.why }, answer.status as ContentfulStatusCode)
  })

  app.get('/push/requests', c => c.json(requests))
  app.delete('/push/requests', c => {
    requests = []
    return c.body(null, 204)
  })
  app.post('/push/control', async c => {
    const order = readControl(await c.req.text(), lasting)
    return order.ok ? c.json({ pending: faults.order(order.value) }) : c.json({ error: order.sentence }, 400)
  })
  return app
}

const subscriptionShape = z.strictObject({ applicationServerKey: z.string().optional() })

function judge(
  body: Buffer,
  browser: Browser | undefined,
  header: (name: string) => string | undefined,
  origin: string,
): { status: number; message: unknown; why: string | null } {
  const refused = (status: number, why: string) => ({ status, message: null, why })
  if (!browser) return refused(410, 'this browser is gone')
  const fault = senderFault(header('authorization'), {
    origin,
    now: new Date(),
    key: browser.applicationServerKey,
  })
  if (fault) return refused(403, fault)
  if (header('content-encoding') !== 'aes128gcm') return refused(415, 'only aes128gcm is taken')
  if (!/^\d+$/.test(header('ttl') ?? '')) return refused(400, 'there is no ttl')
  const opened = openMessage(body, browser)
  if (!opened.ok) return refused(400, opened.why)
  return { status: 201, message: jsonOr(opened.text), why: null }
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
