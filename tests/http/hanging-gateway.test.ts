import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { type Bought, order, payFor, send, startShop } from '../builders/buying.ts'
import { signIn } from '../builders/sign-in.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

// The gateway takes every call and answers none, as on a bad day of its own.

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox)
})
afterAll(async () => {
  await control({ clear: true })
  await site.stop()
  await sandbox.stop()
})

const control = (fault: object) =>
  fetch(`${sandbox.url}/yookassa/control`, { method: 'POST', body: JSON.stringify(fault) })
const hang = () => control({ on: 'call', delayMs: 600_000, times: 10_000 })
const day = [{ product: 'day', slot: '2025-09-26-before', quantity: 1 }]
const pageOf = ({ token }: Bought) => `/tickets/order/${token}/`
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
const timed = async (work: () => Promise<{ status: number; text: string }>) => {
  const since = performance.now()
  const { status, text } = await work()
  return { status, text: words(text), ms: performance.now() - since }
}
const breaker = async () =>
  /^portico_gateway_breaker_open (\d)/m.exec((await ask(site, '/metrics')).text)?.[1] ?? 'none'

test('while the gateway hangs, order pages answer within a second, expiry is on time, and it is said', async () => {
  const waiting: Bought[] = []
  for (let count = 0; count < 12; count++) waiting.push(await order(site, day))
  const [seen, late, ...others] = waiting as [Bought, Bought, ...Bought[]]
  // The first page of a process is its slowest: that is not what is measured here.
  for (const bought of [seen, seen, late]) await ask(site, pageOf(bought))
  await hang()

  // Nobody knows yet that it hangs: one page after the other, then several at once.
  for (const bought of [seen, ...others.slice(0, 3)]) {
    const { status, ms } = await timed(() => ask(site, pageOf(bought)))
    expect([status, ms < 1_000 || ms]).toEqual([200, true])
  }
  const together = await Promise.all(others.slice(3, 7).map(bought => timed(() => ask(site, pageOf(bought)))))
  // On a machine with others at work four at once may take longer, but not as long as the gateway's deadline.
  expect(Math.max(...together.map(({ ms }) => ms))).toBeLessThan(4_000)
  const api = await timed(() => ask(site, `/api/v1/orders/${seen.token}`))
  expect([api.status, api.ms < 1_000 || api.ms]).toEqual([200, true])

  // Every payment is to be asked about, and one order's time is up.
  await sql(site, `update payments set check_at = created_at`)
  await sql(site, `update orders set held_until = created_at where code = $1`, [late.code])
  const since = performance.now()
  await until(
    async () => (await sql(site, 'select state from orders where code = $1', [late.code]))[0]?.state,
    state => state === 'expired',
  )
  expect(performance.now() - since).toBeLessThan(5_000)

  // The breaker has opened: nobody waits any more, and whoever wants to pay is told.
  await until(breaker, state => state === '1')
  const placed = await timed(() =>
    ask(site, '/api/v1/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        lines: day,
        locale: 'ru',
        buyer: { name: 'Анна Ветрова', email: 'anna@example.test', phone: '+7 900 000-00-00' },
        consents: ['offer'],
      }),
    }),
  )
  expect([placed.status, placed.ms < 1_000 || placed.ms]).toEqual([201, true])
  const { token } = JSON.parse(placed.text) as { token: string }
  const page = `/tickets/order/${token}/`
  const tried = await send(site, page, { do: 'pay' })
  expect([tried.status, tried.headers.location]).toEqual([303, page])
  expect(words((await ask(site, page)).text)).toMatch(
    /Платёжный сервис пока не отвечает\. Места за вами.*Оплатите до/,
  )
  expect(words((await ask(site, `/en${page}`)).text)).toContain('The payment service is not answering')

  const cookie = await signIn(site, 'box-office')
  const summary = async () => words((await ask(site, '/office/', { headers: { cookie } })).text)
  expect(await summary()).toContain('Платёжный сервис не отвечает')

  // It answers again: a probe finds out, the page to pay is there, and nothing was lost.
  await control({ clear: true })
  await until(breaker, state => state === '0')
  expect(await summary()).not.toContain('Платёжный сервис не отвечает')
  const paid = await send(site, page, { do: 'pay' })
  expect(paid.headers.location).toMatch(/\/yookassa\/checkout\?orderId=/)
  await payFor(sandbox, { token, code: '', paymentUrl: String(paid.headers.location) })
  await until(
    () => ask(site, page).then(({ text }) => words(text)),
    text => text.includes('Ждём вас 26 сентября'),
  )
}, 120_000)
