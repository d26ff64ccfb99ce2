import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { order, startShop } from '../builders/buying.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

const gateway = '185.71.76.1'
const limit = 5
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
let paymentId: string
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox, { PROXY_HOPS: '1', POSTS_PER_MINUTE: String(limit) })
  const bought = await order(site, [{ product: 'day', slot: '2025-09-25-before', quantity: 1 }])
  paymentId = new URL(bought.paymentUrl ?? '').searchParams.get('orderId') ?? ''
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const tell = (body: unknown, from = gateway) =>
  ask(site, '/api/payments/yookassa', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const about = (event: string, object: object) => ({ type: 'notification', event, object })
const kept = async () =>
  (await sql<{ object_id: string }>(site, 'select object_id from payment_notifications')).map(
    row => row.object_id,
  )

test.for(['203.0.113.9', '185.71.76.32', '77.75.156.12', '2a02:5181::1', '127.0.0.2', 'nonsense'])(
  'from %s nothing is taken',
  async address => {
    const { status, headers } = await tell(about('payment.succeeded', { id: paymentId }), address)
    expect([status, headers['content-type']]).toEqual([403, 'application/problem+json'])
    expect(await kept()).toEqual([])
  },
)

test('what we never heard of is not kept, however often it is told', async () => {
  for (const event of ['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture'])
    expect((await tell(about(event, { id: randomUUID(), junk: 'x'.repeat(10_000) }))).status).toBe(404)
  const refund = about('refund.succeeded', { id: randomUUID(), payment_id: randomUUID() })
  expect((await tell(refund)).status).toBe(404)
  expect(await kept()).toEqual([])
})

test('what is too deep or too large is no notification', async () => {
  const deep = `{"type":"notification","event":"payment.succeeded","object":{"id":"${paymentId}","x":${'['.repeat(6_000)}${']'.repeat(6_000)}}}`
  expect((await tell(deep)).status).toBe(400)
  const large = about('payment.succeeded', { id: paymentId, junk: 'x'.repeat(900_000) })
  expect((await tell(large)).status).toBe(413)
  expect(await kept()).toEqual([])
})

test.for([gateway, '77.75.156.11', '77.75.154.200', '2a02:5180:0:1::7', '::ffff:185.71.77.3'])(
  'from %s it is taken and kept, beyond any limit of visitors',
  async address => {
    const before = (await kept()).length
    for (let time = 0; time < 3 * limit; time++) {
      expect((await tell(about('payment.waiting_for_capture', { id: paymentId }), address)).status).toBe(200)
    }
    expect((await kept()).length).toBe(before + 3 * limit)
  },
)

test('a refund of a payment of ours is kept, though nobody here has asked for it', async () => {
  const id = randomUUID()
  await tell(about('refund.succeeded', { id, payment_id: paymentId }))
  expect(await kept()).toContain(id)
})
