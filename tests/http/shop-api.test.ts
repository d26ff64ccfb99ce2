import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { order, payFor, startShop, ticketsOf } from '../builders/buying.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox)
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const morning = '2025-09-26-before'
const buyer = { name: 'Анна Ветрова', email: 'anna@example.test', phone: '+7 900 000-00-00' }
const wish = {
  lines: [{ product: 'day', slot: morning, quantity: 2 }],
  locale: 'ru',
  buyer,
  consents: ['offer'],
}

async function post(path: string, body: unknown, key?: string) {
  const answer = await ask(site, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: answer.json() as Record<string, unknown> }
}

const placesTaken = async () =>
  (await sql(site, 'select taken from slots where id = $1', [morning]))[0]?.taken as number

test('a buyer accepts the offer; the data that the contract needs are no matter of consent', async () => {
  const { status, body } = await post('/api/v1/orders', { ...wish, consents: [] })
  expect([status, body.errors]).toMatchObject([422, [{ field: 'consents.offer', code: 'consent' }]])
})

describe('what is sold', () => {
  test('products have names in both languages, prices in kopecks and limits', async () => {
    const list = async (lang: string) =>
      (
        (await ask(site, `/api/v1/products?lang=${lang}`)).json() as {
          items: { id: string; name: string; prices: unknown; limits: unknown }[]
        }
      ).items
    expect((await list('ru')).find(({ id }) => id === 'day')).toMatchObject({
      name: 'Билет на\u00a0один день',
      prices: [
        { slotKind: 'before', kopecks: 210_000 },
        { slotKind: 'after', kopecks: 250_000 },
      ],
      limits: { perOrder: 10 },
    })
    expect((await list('ru')).find(({ id }) => id === 'free')?.limits).toEqual({ perOrder: 5 })
    expect((await list('en')).find(({ id }) => id === 'day')?.name).toBe('Single-day ticket')
  })

  test('slots of a product on a day say how many places are left', async () => {
    const answer = await ask(site, '/api/v1/slots?product=day&day=2025-09-27')
    expect(answer.json()).toEqual([
      expect.objectContaining({ id: '2025-09-27-before', capacity: 2_000, left: 2_000 }),
      expect.objectContaining({ id: '2025-09-27-after', capacity: 2_000, left: 2_000 }),
    ])
    expect((await ask(site, '/api/v1/slots?product=dinner')).status).toBe(404)
  })
})

describe('an order', () => {
  test('is placed with where to pay and until when', async () => {
    const { status, body } = await post('/api/v1/orders', wish)
    expect(status).toBe(201)
    expect(body).toMatchObject({ state: 'waiting_for_payment', totalKopecks: 420_000 })
    expect(body.paymentUrl).toContain('/yookassa/checkout')
    expect(String(body.expiresAt)).toMatch(/^2025-08-20T07:3\d/)
  })

  test('with wrong fields is answered with one sentence for each, in the buyer’s language', async () => {
    const wrong = { ...wish, locale: 'en', buyer: { name: 'Anna 7', email: 'anna', phone: '' } }
    const { status, body } = await post('/api/v1/orders', wrong)
    expect(status).toBe(422)
    expect(
      (body.errors as { field: string; code: string }[]).map(({ field, code }) => [field, code]),
    ).toEqual([
      ['buyer.name', 'no-digits'],
      ['buyer.email', 'email'],
      ['buyer.phone', 'required'],
    ])
    expect(JSON.stringify(body.errors)).not.toMatch(/[а-яё]/i)
  })

  test.each([0, -1, 1.5, 101, '2', null])('of %j tickets is refused at the number', async quantity => {
    const [line] = wish.lines
    for (const locale of ['ru', 'en']) {
      const { status, body } = await post('/api/v1/orders', {
        ...wish,
        locale,
        lines: [{ ...line, quantity }],
      })
      expect([status, body.errors]).toMatchObject([
        422,
        [{ field: 'lines.0.quantity', code: 'wrong-number', message: expect.stringMatching(/\S/) }],
      ])
    }
  })

  test('with a field that nobody knows is refused by its name', async () => {
    const [line] = wish.lines
    const { status, body } = await post('/api/v1/orders', {
      ...wish,
      lines: [{ ...line, heads: 0, guests: 4 }],
    })
    expect(status).toBe(422)
    expect(
      (body.errors as { field: string; code: string }[]).map(({ field, code }) => `${field}: ${code}`).sort(),
    ).toEqual(['lines.0.guests: unknown-field', 'lines.0.heads: wrong-number'])
  })

  test('that is too late is told so, with the next free slots', async () => {
    await sql(site, "update slots set capacity = taken where id = '2025-09-25-after'", [])
    const lines = [{ product: 'day', slot: '2025-09-25-after', quantity: 1 }]
    const { status, body } = await post('/api/v1/orders', { ...wish, lines })
    expect([status, body.title, body.slot]).toEqual([409, 'sold-out', '2025-09-25-after'])
    expect(body.nextSlots).toContain('2025-09-26-before')
  })
})

describe('a request with a key', () => {
  test('sent again is answered the same and done once', async () => {
    const before = await placesTaken()
    const first = await post('/api/v1/orders', wish, 'twice')
    const second = await post('/api/v1/orders', wish, 'twice')
    expect(first.status).toBe(201)
    expect(second).toEqual(first)
    expect(await placesTaken()).toBe(before + 2)
  })

  test('sent ten times at once is done once; nobody is told of an error', async () => {
    const before = await placesTaken()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/api/v1/orders', wish, 'at once')),
    )
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    expect(answers.filter(({ status }) => status === 409).every(a => a.body.title === 'in-progress')).toBe(
      true,
    )
    expect(new Set(answers.flatMap(({ body }) => body.token ?? [])).size).toBe(1)
    expect(await placesTaken()).toBe(before + 2)
  })

  test('cannot be used for something else', async () => {
    await post('/api/v1/orders', wish, 'mine')
    const other = { ...wish, lines: [{ product: 'day', slot: morning, quantity: 1 }] }
    const { status, body } = await post('/api/v1/orders', other, 'mine')
    expect([status, body.title]).toEqual([422, 'idempotency-key-reused'])
  })

  test('is its client’s own: from elsewhere nothing of the first answer is told', async () => {
    const elsewhere = await startShop(sandbox, { DATABASE_URL: site.databaseUrl, PROXY_HOPS: '1' })
    try {
      const from = async (address: string, wished: object) => {
        const { status, headers, json } = await ask(elsewhere, '/api/v1/orders', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': 'one',
            'x-forwarded-for': address,
          },
          body: JSON.stringify(wished),
        })
        return { status, type: headers['content-type'], body: json() as Record<string, unknown> }
      }
      const first = await from('203.0.113.1', wish)
      expect((await from('203.0.113.1', wish)).body).toEqual(first.body)
      const stranger = await from('203.0.113.2', wish)
      expect(stranger.status).toBe(201)
      expect(stranger.body.token).not.toBe(first.body.token)
      // A refusal that is told again is still a problem.
      const refusals = [await from('203.0.113.3', { lines: [] }), await from('203.0.113.3', { lines: [] })]
      expect(refusals.map(({ type }) => type)).toEqual([
        'application/problem+json',
        'application/problem+json',
      ])
      expect(refusals[1]).toEqual(refusals[0])
    } finally {
      await elsewhere.stop()
    }
  })

  test('asks for a refund once', async () => {
    const bought = await order(site, wish.lines)
    await payFor(sandbox, bought)
    const [ticket] = await ticketsOf(site, bought.token)
    const path = `/api/v1/orders/${bought.token}/refunds`
    const back = { tickets: [ticket?.code], reason: 'visitor' }
    const first = await post(path, back, 'back')
    expect([first.status, first.body]).toEqual([
      201,
      { returns: [{ ticket: ticket?.code, percent: 100, amountKopecks: 210_000 }] },
    ])
    expect(await post(path, back, 'back')).toEqual(first)
    expect(await post(path, back)).toMatchObject({ status: 409, body: { title: 'already-returning' } })
  })
})
