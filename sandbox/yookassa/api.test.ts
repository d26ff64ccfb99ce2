import { describe, expect, test } from 'vitest'
import { gatewayForTest, orderOf, receiptOf } from './gateway-for-test.ts'

const hourMs = 60 * 60 * 1000

test('a new payment is told in the gateway’s own words', async () => {
  const gateway = await gatewayForTest()
  const { status, body } = await gateway.post('/payments', orderOf(420_000))
  expect([status, body.id.length]).toEqual([200, 36])
  expect(body).toEqual({
    id: body.id,
    status: 'pending',
    amount: { value: '4200.00', currency: 'RUB' },
    description: 'Билеты, заказ № A-10382',
    recipient: { account_id: '100500', gateway_id: '2000001' },
    created_at: '2025-08-20T07:00:00.000Z',
    confirmation: {
      type: 'redirect',
      return_url: 'https://portik.example/order/1/',
      confirmation_url: `${gateway.url}/yookassa/checkout?orderId=${body.id}`,
    },
    test: true,
    paid: false,
    refundable: false,
    receipt_registration: 'pending',
    metadata: { order_id: 'A-10382' },
  })
})

test('nobody enters without the shop’s key', async () => {
  const gateway = await gatewayForTest()
  for (const path of ['/payments', '/me', '/nowhere']) {
    expect((await fetch(gateway.apiUrl + path)).status).toBe(401)
  }
  expect((await gateway.ask('/me')).status).toBe(200)
  expect(await gateway.ask('/nowhere')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

describe('the idempotence key', () => {
  test('the same key and order give the same payment, another key another', async () => {
    const gateway = await gatewayForTest()
    const first = await gateway.post('/payments', orderOf(420_000), 'one')
    expect(await gateway.post('/payments', orderOf(420_000), 'one')).toEqual(first)
    expect((await gateway.post('/payments', orderOf(420_000), 'two')).body.id).not.toBe(first.body.id)
  })

  test('the same key with another order is refused', async () => {
    const gateway = await gatewayForTest()
    await gateway.post('/payments', orderOf(420_000), 'one')
    const duplicated = {
      status: 400,
      body: {
        code: 'invalid_request',
        description: 'Idempotence key duplicated',
        parameter: 'Idempotence-Key',
      },
    }
    expect(await gateway.post('/payments', orderOf(420_100), 'one')).toMatchObject(duplicated)
    expect(await gateway.post('/refunds', orderOf(420_000), 'one')).toMatchObject(duplicated)
  })

  test('is forgotten after 24 hours', async () => {
    const gateway = await gatewayForTest()
    const first = await gateway.post('/payments', orderOf(420_000), 'one')
    gateway.wait(24 * hourMs - 1)
    expect((await gateway.post('/payments', orderOf(420_000), 'one')).body.id).toBe(first.body.id)
    gateway.wait(1)
    expect((await gateway.post('/payments', orderOf(420_000), 'one')).body.id).not.toBe(first.body.id)
  })

  test.for([undefined, 'x'.repeat(65), 'with space'])('%s is not a key', async key => {
    const gateway = await gatewayForTest()
    expect(await gateway.call('POST', '/payments', orderOf(420_000), key)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', parameter: 'Idempotence-Key' },
    })
  })

  test('a refused order may be mended under the same key', async () => {
    const gateway = await gatewayForTest()
    expect((await gateway.post('/payments', orderOf(10), 'one')).status).toBe(400)
    expect((await gateway.post('/payments', orderOf(420_000), 'one')).status).toBe(200)
  })
})

describe('an order is refused, and the parameter named', () => {
  const sum = (value: string, currency = 'RUB') => ({ amount: { value, currency } })
  const redirect = { type: 'redirect', return_url: 'https://portik.example/' }
  test.for([
    ['amount.value', sum('4200')],
    ['amount.value', sum('4200.5')],
    ['amount.value', sum('4 200.00')],
    ['amount.value', sum('0.99')],
    ['amount.value', sum('700000.01')],
    ['amount.currency', sum('4200.00', 'USD')],
    ['amount', { amount: undefined }],
    ['description', { description: 'я'.repeat(129) }],
    ['metadata', { metadata: Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`k${n}`, 'v'])) }],
    ['metadata.key', { metadata: { key: 'v'.repeat(513) } }],
    ['confirmation.return_url', { confirmation: { type: 'redirect' } }],
    [
      'confirmation.return_url',
      { confirmation: { ...redirect, return_url: `https://a.example/${'x'.repeat(2048)}` } },
    ],
    ['confirmation.locale', { confirmation: { ...redirect, locale: 'ru_ru' } }],
    ['capture', { capture: false, payment_method_data: { type: 'sbp' } }],
    ['receipt', { receipt: undefined }],
    ['receipt', { receipt: receiptOf(419_900) }],
    ['receipt.customer', { receipt: { ...receiptOf(420_000), customer: {} } }],
    ['receipt.items', { receipt: { ...receiptOf(420_000), items: [] } }],
    [
      'receipt.items.0.description',
      {
        receipt: {
          ...receiptOf(420_000),
          items: [{ ...receiptOf(420_000).items[0], description: 'я'.repeat(129) }],
        },
      },
    ],
  ] as const)('%s: %j', async ([parameter, change]) => {
    const gateway = await gatewayForTest()
    expect(await gateway.post('/payments', orderOf(420_000, change))).toMatchObject({
      status: 400,
      body: { type: 'error', code: 'invalid_request', parameter },
    })
    expect((await gateway.ask('/payments')).body.items).toEqual([])
  })

  test('a card has its own limit', async () => {
    const gateway = await gatewayForTest()
    const byCard = { payment_method_data: { type: 'bank_card' } }
    expect((await gateway.post('/payments', orderOf(350_000_00, byCard))).status).toBe(200)
    expect((await gateway.post('/payments', orderOf(350_000_01, byCard))).status).toBe(400)
  })
})

test('quantity times price is what the receipt counts', async () => {
  const gateway = await gatewayForTest()
  const two = { receipt: receiptOf(420_000, 2) }
  expect((await gateway.post('/payments', orderOf(420_000, two))).status).toBe(200)
  expect((await gateway.post('/payments', orderOf(210_000, two))).status).toBe(400)
})

test('a shop without fiscalisation needs no receipts', async () => {
  const gateway = await gatewayForTest({ isFiscal: false })
  const payment = await gateway.paid({ receipt: undefined })
  expect(payment.receipt_registration).toBeUndefined()
  const part = { payment_id: payment.id, amount: { value: '1.00', currency: 'RUB' } }
  expect((await gateway.post('/refunds', part)).status).toBe(200)
})

describe('two stages', () => {
  test('held money is taken, in part if wished, and only once', async () => {
    const gateway = await gatewayForTest()
    const { body } = await gateway.post('/payments', orderOf(420_000, { capture: false }))
    const path = `/payments/${body.id}`
    expect((await gateway.post(`${path}/capture`, {})).status).toBe(400)
    await gateway.payBy(body.id)
    expect((await gateway.ask(path)).body).toMatchObject({
      status: 'waiting_for_capture',
      paid: true,
      expires_at: '2025-08-27T07:00:00.000Z',
    })
    const part = { amount: { value: '4000.00', currency: 'RUB' }, receipt: receiptOf(400_000) }
    expect((await gateway.post(`${path}/capture`, part)).body).toMatchObject({
      status: 'succeeded',
      amount: { value: '4000.00' },
    })
    expect((await gateway.post(`${path}/capture`, {})).status).toBe(400)
    expect((await gateway.post(`${path}/cancel`, {})).status).toBe(400)
  })

  test('a pending payment cannot be called off, a held one can', async () => {
    const gateway = await gatewayForTest()
    const { body } = await gateway.post('/payments', orderOf(420_000, { capture: false }))
    expect((await gateway.post(`/payments/${body.id}/cancel`, {})).status).toBe(400)
    await gateway.payBy(body.id)
    expect((await gateway.post(`/payments/${body.id}/cancel`, {})).body).toMatchObject({
      status: 'canceled',
      cancellation_details: { party: 'merchant', reason: 'canceled_by_merchant' },
    })
  })
})

test('an hour to pay, a week to take what is held', async () => {
  const gateway = await gatewayForTest()
  const { body: late } = await gateway.post('/payments', orderOf(420_000))
  const { body: held } = await gateway.post('/payments', orderOf(420_000, { capture: false }))
  await gateway.payBy(held.id)
  gateway.wait(hourMs - 1)
  expect((await gateway.ask(`/payments/${late.id}`)).body.status).toBe('pending')
  gateway.wait(1)
  expect((await gateway.ask(`/payments/${late.id}`)).body).toMatchObject({
    status: 'canceled',
    cancellation_details: { party: 'yoo_money', reason: 'expired_on_confirmation' },
  })
  gateway.wait(7 * 24 * hourMs - hourMs - 1)
  expect((await gateway.ask(`/payments/${held.id}`)).body.status).toBe('waiting_for_capture')
  gateway.wait(1)
  expect((await gateway.ask(`/payments/${held.id}`)).body).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'expired_on_capture' },
  })
})

describe('refunds', () => {
  const part = (payment_id: string, kopecks: number) => ({
    payment_id,
    amount: { value: (kopecks / 100).toFixed(2), currency: 'RUB' },
    receipt: receiptOf(kopecks),
  })

  test('never more than was paid, all parts together', async () => {
    const gateway = await gatewayForTest()
    const { id } = await gateway.paid()
    expect((await gateway.post('/refunds', part(id, 420_001))).status).toBe(400)
    expect((await gateway.post('/refunds', part(id, 300_000))).body.status).toBe('succeeded')
    expect(await gateway.post('/refunds', part(id, 120_001))).toMatchObject({
      status: 400,
      body: { parameter: 'amount' },
    })
    expect((await gateway.ask(`/payments/${id}`)).body).toMatchObject({
      refunded_amount: { value: '3000.00' },
      refundable: true,
    })
    expect((await gateway.post('/refunds', part(id, 120_000))).body.status).toBe('succeeded')
    expect((await gateway.ask(`/payments/${id}`)).body).toMatchObject({
      refunded_amount: { value: '4200.00' },
      refundable: false,
    })
  })

  test('a part needs its receipt, the whole does not', async () => {
    const gateway = await gatewayForTest()
    const { id } = await gateway.paid()
    const bare = (kopecks: number) => ({ ...part(id, kopecks), receipt: undefined })
    expect(await gateway.post('/refunds', bare(210_000))).toMatchObject({
      status: 400,
      body: { description: 'Receipt is missing or illegal', parameter: 'receipt' },
    })
    const wrongSum = { ...part(id, 210_000), receipt: receiptOf(210_001) }
    expect((await gateway.post('/refunds', wrongSum)).status).toBe(400)
    const { body: refund } = await gateway.post('/refunds', bare(420_000))
    expect(refund).toMatchObject({ status: 'succeeded', receipt_registration: 'pending' })
    expect((await gateway.ask(`/receipts?refund_id=${refund.id}`)).body.items).toMatchObject([
      { type: 'refund', settlements: [{ type: 'cashless', amount: { value: '4200.00' } }] },
    ])
  })

  test('only of a payment that succeeded', async () => {
    const gateway = await gatewayForTest()
    const { body } = await gateway.post('/payments', orderOf(420_000))
    expect((await gateway.post('/refunds', part(body.id, 100))).status).toBe(400)
    expect((await gateway.post('/refunds', part('nobody', 100))).body.parameter).toBe('payment_id')
  })

  test('a slow bank may refuse in the end, and then the money can be refunded again', async () => {
    const gateway = await gatewayForTest()
    const { id } = await gateway.paid()
    await gateway.order({ refund: 'canceled' })
    const { body: refund } = await gateway.post('/refunds', part(id, 420_000))
    expect(refund.status).toBe('pending')
    expect((await gateway.post('/refunds', part(id, 100))).status).toBe(400)
    gateway.wait(5000)
    expect((await gateway.ask(`/refunds/${refund.id}`)).body).toMatchObject({
      status: 'canceled',
      cancellation_details: { party: 'yoo_money', reason: 'insufficient_funds' },
    })
    expect((await gateway.post('/refunds', part(id, 420_000))).body.status).toBe('succeeded')
  })
})

describe('receipts', () => {
  test('are registered a few seconds after the money', async () => {
    const gateway = await gatewayForTest()
    const { id, receipt_registration } = await gateway.paid()
    expect(receipt_registration).toBe('pending')
    gateway.wait(5000)
    expect((await gateway.ask(`/payments/${id}`)).body.receipt_registration).toBe('succeeded')
    expect((await gateway.ask(`/receipts?payment_id=${id}`)).body.items).toMatchObject([
      { type: 'payment', status: 'succeeded', items: [{ description: 'Билет', vat_code: 1 }] },
    ])
  })

  test('one may follow that sets off a prepayment, if its sums agree', async () => {
    const gateway = await gatewayForTest()
    const { id } = await gateway.paid()
    const setOff = (value: string) => ({
      type: 'payment',
      payment_id: id,
      send: true,
      ...receiptOf(420_000),
      settlements: [{ type: 'prepayment', amount: { value, currency: 'RUB' } }],
    })
    expect((await gateway.post('/receipts', setOff('4199.00'))).body.parameter).toBe('settlements')
    const { body } = await gateway.post('/receipts', setOff('4200.00'))
    expect(body).toMatchObject({ type: 'payment', status: 'pending', settlements: [{ type: 'prepayment' }] })
    expect((await gateway.ask(`/receipts/${body.id}`)).body).toEqual(body)
  })
})

describe('lists', () => {
  test('newest first, page by page, filtered', async () => {
    const gateway = await gatewayForTest()
    const ids: string[] = []
    for (let count = 1; count <= 3; count += 1) {
      ids.unshift((await gateway.post('/payments', orderOf(420_000))).body.id)
      gateway.wait(1000)
    }
    await gateway.payBy(ids[1] as string)
    const first = (await gateway.ask('/payments?limit=2')).body
    expect(idsOf(first)).toEqual(ids.slice(0, 2))
    const second = (await gateway.ask(`/payments?limit=2&cursor=${first.next_cursor}`)).body
    expect([idsOf(second), second.next_cursor]).toEqual([ids.slice(2), undefined])
    expect(idsOf((await gateway.ask('/payments?status=succeeded')).body)).toEqual([ids[1]])
    expect(idsOf((await gateway.ask('/payments?payment_method=bank_card')).body)).toEqual([ids[1]])
    const since = '/payments?created_at.gte=2025-08-20T07:00:01Z&created_at.lt=2025-08-20T07:00:02Z'
    expect(idsOf((await gateway.ask(since)).body)).toEqual([ids[1]])
    const taken = '/payments?captured_at.gt=2025-08-20T07:00:02Z'
    expect(idsOf((await gateway.ask(taken)).body)).toEqual([ids[1]])
  })

  test.for(['limit=0', 'limit=101', 'limit=x', 'cursor=nobody', 'created_at.gte=yesterday'])(
    '%s is refused',
    async query => {
      const gateway = await gatewayForTest()
      expect(await gateway.ask(`/payments?${query}`)).toMatchObject({
        status: 400,
        body: { parameter: query.split('=')[0] },
      })
    },
  )
})

function idsOf({ items }: { items: { id: string }[] }) {
  return items.map(({ id }) => id)
}
