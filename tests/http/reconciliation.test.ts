import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { type Bought, order, payFor, send, startShop, ticketsOf } from '../builders/buying.ts'
import { markupFaults } from '../builders/page-checks.ts'
import { signIn } from '../builders/sign-in.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
let cookie: string

let relay: Server

// The gateway must know where to tell before the site knows its gateway: what it tells is handed on.
beforeAll(async () => {
  relay = createServer(async (request, response) => {
    const { status } = await fetch(`${site.url}/api/payments/yookassa`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '185.71.76.1' },
      body: await text(request),
    })
    response.writeHead(status).end()
  })
  const port = await new Promise<number>(resolve =>
    relay.listen(0, '127.0.0.1', () => resolve((relay.address() as AddressInfo).port)),
  )
  const gateway = { webhookUrl: `http://127.0.0.1:${port}/` }
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, gateway })
  site = await startShop(sandbox, { PROXY_HOPS: '1' })
  cookie = await signIn(site, 'box-office')
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
  relay.closeAllConnections()
  relay.close()
})

const paid = async (quantity: number): Promise<Bought> => {
  const bought = await order(site, [{ product: 'day', slot: '2025-09-26-before', quantity }])
  await payFor(sandbox, bought)
  await until(
    () => ticketsOf(site, bought.token),
    tickets => tickets.length === quantity,
  )
  return bought
}
const byHand = async ({ paymentUrl }: Bought, amountKopecks: number) => {
  const paymentId = new URL(paymentUrl ?? '').searchParams.get('orderId')
  const answer = await fetch(`${sandbox.url}/yookassa/control`, {
    method: 'POST',
    body: JSON.stringify({ cabinetRefund: { paymentId, amountKopecks } }),
  })
  expect(answer.status).toBe(200)
}
const statesOf = async ({ token }: Bought) => (await ticketsOf(site, token)).map(({ state }) => state)
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
const page = '/office/reconciliation/'
const see = async (path = page) => (await ask(site, path, { headers: { cookie } })).text

test('a refund made in the cabinet is heard of, and its tickets admit nobody', async () => {
  const bought = await paid(2)
  await byHand(bought, 420_000)
  await until(
    () => statesOf(bought),
    states => states.every(state => state === 'returned'),
  )
  expect(words((await ask(site, `/tickets/order/${bought.token}/`)).text)).toContain('Заказ возвращён')
})

test('of a part, staff say on a page which tickets it was for', async () => {
  const bought = await paid(2)
  await byHand(bought, 210_000)
  const [open] = await until(
    () => sql<{ id: string }>(site, 'select id from gateway_differences where settled_at is null'),
    rows => rows.length === 1,
  )
  const difference = open?.id ?? ''
  expect(words(await see('/office/'))).toContain('Расхождения с платёжным сервисом')
  const shown = await see()
  expect(words(shown)).toMatch(
    new RegExp(`Возврат через кабинет.*${bought.code}.*За какие билеты вернули 2 100 ₽`),
  )
  expect(await markupFaults(shown)).toEqual([])
  expect(words(await see(`/en${page}`))).toContain('Which tickets the ₽2,100 was refunded for')

  const [first] = await ticketsOf(site, bought.token)
  const none = await send(site, page, { do: 'tickets', difference, confirm: 'yes' }, { cookie })
  expect(words(none.text)).toContain('Отметьте билеты, за которые вернули деньги.')
  const fields = { do: 'tickets', difference, [`ticket-${first?.code}`]: 'on' }
  // Without the tick nothing happens, and what was chosen stays chosen.
  const unticked = await send(site, page, fields, { cookie })
  expect(unticked.text).toMatch(new RegExp(`name="ticket-${first?.code}"[^>]*checked`))
  expect(await statesOf(bought)).toEqual(['valid', 'valid'])
  const done = await send(site, page, { ...fields, confirm: 'yes' }, { cookie })
  expect(done.headers.location).toBe(`${page}?done=cabinet-tickets`)
  expect(await statesOf(bought)).toEqual(['returned', 'valid'])
  expect(words(await see())).toContain('Расхождений нет.')
})

test('a notification about a refund that the gateway does not know changes nothing', async () => {
  const bought = await paid(1)
  const paymentId = new URL(bought.paymentUrl ?? '').searchParams.get('orderId')
  const object = { id: 'b0f6e1a2-0000-4000-8000-000000000000', payment_id: paymentId }
  const answer = await ask(site, '/api/payments/yookassa', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '185.71.76.1' },
    body: JSON.stringify({ type: 'notification', event: 'refund.succeeded', object }),
  })
  expect(answer.status).not.toBe(200)
  expect(await statesOf(bought)).toEqual(['valid'])
})

test('payouts that failed are sent again together, each once', async () => {
  const orders = [await paid(1), await paid(1), await paid(1)]
  const codes = orders.map(({ code }) => code)
  await sql(
    site,
    `insert into payouts (id, payment_id, amount_kopecks, state, reason, lines, created_at, check_at)
     select gen_random_uuid(), p.id, 1000, 'canceled', 'visitor',
       '[{"name":"Билет","quantity":1,"unitKopecks":1000}]', p.created_at, p.created_at
     from payments p join orders o on o.id = p.order_id where o.code = any($1)`,
    [codes],
  )
  expect(words(await see('/office/refunds/'))).toContain('Выплаты, которые не прошли: 3, на 30 ₽')
  const retry = () => send(site, '/office/refunds/', { do: 'retry', confirm: 'yes' }, { cookie })
  const answers = await Promise.all([retry(), retry()])
  expect(answers.map(({ headers }) => headers.location)).toContain('/office/refunds/?done=payouts-again')
  const sums = await until(
    () =>
      sql<{ sum: number }>(
        site,
        `select sum(r.amount_kopecks)::int as sum from payouts r join payments p on p.id = r.payment_id
         join orders o on o.id = p.order_id where o.code = any($1) and r.state = 'succeeded'`,
        [codes],
      ),
    ([row]) => row?.sum === 3000,
  )
  expect(sums).toEqual([{ sum: 3000 }])
  expect(words(await see('/office/refunds/'))).not.toContain('Выплаты, которые не прошли')
  const there = (await (await fetch(`${sandbox.url}/yookassa/payments`)).json()) as {
    refunded_amount?: { value: string }
  }[]
  expect(there.filter(({ refunded_amount }) => refunded_amount?.value === '10.00')).toHaveLength(3)
})
