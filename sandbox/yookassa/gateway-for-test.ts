import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import { createBreaker } from '../../app/payments/breaker.ts'
import { yookassaClient } from '../../app/payments/yookassa-client.server.ts'
import { sandboxForTest } from '../sandbox-for-test.ts'
import { type GatewayTerms, usualTerms } from './gateway.ts'

export const openedAt = new Date('2025-08-20T07:00:00Z')

/** A gateway with a shop that hears its notifications and a clock that goes only when told to. */
export async function gatewayForTest(terms: Partial<GatewayTerms> = {}) {
  const shop = await shopForTest()
  let now = openedAt
  const pauses: number[] = []
  const sandbox = await sandboxForTest({
    webhookUrl: shop.url,
    now: () => now,
    // Nobody waits in a test; how long one would have is written down.
    async sleep(ms, signal) {
      pauses.push(ms)
      await new Promise(resolve => setImmediate(resolve))
      signal.throwIfAborted()
    },
    ...terms,
  })
  const url = `${sandbox.url}/yookassa/v3`
  const { shopId, secretKey } = usualTerms
  const call = async (method: string, path: string, body?: object, key?: string) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${shopId}:${secretKey}`)}`,
        'content-type': 'application/json',
        ...(key && { 'idempotence-key': key }),
      },
      body: body && JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json() }
  }

  return {
    ...sandbox,
    apiUrl: url,
    shop,
    pauses,
    account: { url, shopId, secretKey },
    /** Without a breaker, unless one is given: tests order trouble in a row. */
    client: (timeoutMs?: number, breaker = createBreaker({ failuresToOpen: Number.POSITIVE_INFINITY })) =>
      yookassaClient({ url, shopId, secretKey }, timeoutMs, breaker),
    wait(ms: number) {
      now = new Date(now.getTime() + ms)
    },
    order: (fault: object) => sandbox.control('/yookassa/control', fault),
    deliveries: () => sandbox.getJson('/yookassa/notifications'),
    ask: (path: string) => call('GET', path),
    post: (path: string, body: object, key: string = crypto.randomUUID()) => call('POST', path, body, key),
    call,
    /** The buyer fills the payment page in; answers where the browser ends up. */
    async fill(id: string, step: '' | '/bank' | '/sbp', fields: Record<string, string> = {}) {
      const answer = await fetch(`${sandbox.url}/yookassa/checkout${step}?orderId=${id}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
      return { status: answer.status, location: answer.headers.get('location'), page: await answer.text() }
    },
    async payBy(id: string, number = '5555555555554444') {
      return this.fill(id, '', { number, expiry: '12/30', csc: '123' })
    },
    /** A payment of two tickets, 4200 roubles, straight through. */
    async paid(change: object = {}) {
      const { body } = await this.post('/payments', orderOf(420_000, change))
      await this.payBy(body.id)
      const { body: payment } = await this.ask(`/payments/${body.id}`)
      expect(payment.paid).toBe(true)
      return payment
    },
  }
}

export function receiptOf(kopecks: number, quantity = 1) {
  const value = (kopecks / quantity / 100).toFixed(2)
  return {
    customer: { email: 'anna@example.org' },
    items: [{ description: 'Билет', quantity, amount: { value, currency: 'RUB' }, vat_code: 1 }],
  }
}

export function orderOf(kopecks: number, change: object = {}) {
  return {
    amount: { value: (kopecks / 100).toFixed(2), currency: 'RUB' },
    capture: true,
    confirmation: { type: 'redirect', return_url: 'https://portik.example/order/1/' },
    description: 'Билеты, заказ № A-10382',
    metadata: { order_id: 'A-10382' },
    receipt: receiptOf(kopecks),
    ...change,
  }
}

type Heard = { event: string; object: { id: string; status: string }; forwardedFor: string }

/** The shop's end of the notifications: answers what it is told to, then 200 for ever. */
async function shopForTest() {
  const heard: Heard[] = []
  const answers: number[] = []
  const listeners = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const { event, object } = JSON.parse(await text(request))
    heard.push({ event, object, forwardedFor: `${request.headers['x-forwarded-for']}` })
    response.writeHead(answers.shift() ?? 200).end()
    for (const listen of listeners) listen()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`,
    answers,
    events: () => heard.map(({ event }) => event),
    /** Waits until so many notifications have come. */
    async hear(count: number) {
      await new Promise<void>(resolve => {
        const check = () => heard.length >= count && resolve()
        listeners.add(check)
        check()
      })
      return heard.slice(0, count)
    },
  }
}
