import { describe, expect, test } from 'vitest'
import { gatewayForTest } from '../../sandbox/yookassa/gateway-for-test.ts'
import { paymentReceipt } from './receipt.ts'
import { type NewPayment, yookassaClient } from './yookassa-client.server.ts'

const terms = { email: 'anna@example.org', vatCode: 1, paymentMode: 'full_payment' } as const
const twoTickets: NewPayment = {
  amountKopecks: 420_000,
  returnUrl: 'https://portik.example/tickets/order/t/',
  locale: 'ru',
  description: 'Билеты, заказ № A-10382',
  metadata: { order_id: 'A-10382' },
  receipt: paymentReceipt([{ name: 'Билет на день', quantity: 2, unitKopecks: 210_000 }], terms),
}
const half = {
  amountKopecks: 105_000,
  description: 'Возврат билета',
  receipt: paymentReceipt([{ name: 'Билет на день', quantity: 1, unitKopecks: 105_000 }], terms),
}

test('a payment is made, paid and read back in kopecks', async () => {
  const gateway = await gatewayForTest()
  const client = gateway.client()
  const created = done(await client.createPayment(twoTickets, 'order-1'))
  expect(created).toEqual({
    id: created.id,
    status: 'pending',
    isPaid: false,
    isTest: true,
    amountKopecks: 420_000,
    refundedKopecks: 0,
    createdAt: new Date('2025-08-20T07:00:00Z'),
    confirmationUrl: `${gateway.url}/yookassa/checkout?orderId=${created.id}`,
    receiptRegistration: 'pending',
    metadata: { order_id: 'A-10382' },
  })
  expect(done(await client.createPayment(twoTickets, 'order-1')).id).toBe(created.id)
  await gateway.payBy(created.id)
  expect(done(await client.getPayment(created.id))).toMatchObject({
    status: 'succeeded',
    isPaid: true,
    capturedAt: new Date('2025-08-20T07:00:00Z'),
    confirmationUrl: undefined,
    method: { type: 'bank_card', title: 'Bank card *4444' },
  })
})

test('the page speaks the buyer’s language and the money is taken at once', async () => {
  const gateway = await gatewayForTest()
  const { id } = done(await gateway.client().createPayment({ ...twoTickets, locale: 'en' }, 'order-1'))
  expect(await (await gateway.get(`/yookassa/checkout?orderId=${id}`)).text()).toContain('<html lang="en">')
  await gateway.payBy(id)
  expect(done(await gateway.client().getPayment(id)).status).toBe('succeeded')
})

test('a decline comes with its reason', async () => {
  const gateway = await gatewayForTest()
  const { id } = done(await gateway.client().createPayment(twoTickets, 'order-1'))
  await gateway.payBy(id, '5555555555554543')
  expect(done(await gateway.client().getPayment(id))).toMatchObject({
    status: 'canceled',
    isPaid: false,
    cancellation: { party: 'payment_network', reason: 'card_expired' },
  })
})

test('a part is refunded, read back and listed', async () => {
  const gateway = await gatewayForTest()
  const client = gateway.client()
  const { id: paymentId } = await gateway.paid()
  const refund = done(await client.createRefund({ paymentId, ...half }, 'refund-1'))
  expect(refund).toMatchObject({ paymentId, status: 'succeeded', amountKopecks: 105_000 })
  expect(done(await client.getRefund(refund.id))).toEqual(refund)
  expect(done(await client.listRefunds({ paymentId }))).toEqual({ items: [refund] })
  expect(done(await client.listRefunds({ paymentId: 'another' }))).toEqual({ items: [] })
  expect(done(await client.getPayment(paymentId)).refundedKopecks).toBe(105_000)
})

test('payments are listed by time and page', async () => {
  const gateway = await gatewayForTest()
  const client = gateway.client()
  for (const key of ['one', 'two', 'three']) {
    await client.createPayment(twoTickets, key)
    gateway.wait(1000)
  }
  const first = done(await client.listPayments({ limit: 2 }))
  expect(first.items).toHaveLength(2)
  const second = done(await client.listPayments({ limit: 2, cursor: first.nextCursor }))
  expect([second.items.length, second.nextCursor]).toEqual([1, undefined])
  const { items } = done(
    await client.listPayments({
      status: 'pending',
      createdFrom: new Date('2025-08-20T07:00:01Z'),
      createdBefore: new Date('2025-08-20T07:00:02Z'),
    }),
  )
  expect(items.map(({ createdAt }) => createdAt)).toEqual([new Date('2025-08-20T07:00:01Z')])
})

test('a prepayment is set off by a receipt of its own', async () => {
  const gateway = await gatewayForTest()
  const { id: paymentId } = await gateway.paid()
  const { receipt } = twoTickets
  const settlements = [{ type: 'prepayment' as const, amountKopecks: 420_000 }]
  expect(
    done(await gateway.client().createReceipt({ about: { paymentId }, receipt, settlements }, 'visit-1')),
  ).toMatchObject({ type: 'payment', status: 'pending', paymentId })
})

describe('a refusal is final and names its cause', () => {
  test('more than was paid', async () => {
    const gateway = await gatewayForTest()
    const { id: paymentId } = await gateway.paid()
    const tooMuch = { paymentId, amountKopecks: 420_001, description: 'Возврат' }
    expect(await gateway.client().createRefund(tooMuch, 'refund-1')).toEqual({
      outcome: 'refused',
      status: 400,
      code: 'invalid_request',
      description: 'Amount is more than is left to refund',
      parameter: 'amount',
    })
  })

  test('an unknown payment, a wrong key, a key used for something else', async () => {
    const gateway = await gatewayForTest()
    const client = gateway.client()
    const stranger = yookassaClient({ ...gateway.account, secretKey: 'test_wrong' })
    await client.createPayment(twoTickets, 'order-1')
    const longer = { ...twoTickets, description: 'Билеты, заказ № A-10383' }
    expect([
      await client.getPayment('../me'),
      await stranger.getPayment('nobody'),
      await client.createPayment(longer, 'order-1'),
    ]).toMatchObject([
      { outcome: 'refused', status: 404, code: 'not_found' },
      { outcome: 'refused', status: 401, code: 'invalid_credentials' },
      { outcome: 'refused', status: 400, parameter: 'Idempotence-Key' },
    ])
  })
})

describe('an unknown outcome is to be asked for again with the same key', () => {
  test('500, then the payment that was made the first time', async () => {
    const gateway = await gatewayForTest()
    const client = gateway.client()
    await gateway.order({ status: 500 })
    expect(await client.createPayment(twoTickets, 'order-1')).toEqual({
      outcome: 'unknown',
      reason: 'server-error',
    })
    const { id } = done(await client.createPayment(twoTickets, 'order-1'))
    expect(done(await client.listPayments()).items.map(payment => payment.id)).toEqual([id])
  })

  test('too many requests', async () => {
    const gateway = await gatewayForTest()
    await gateway.order({ status: 429 })
    expect(await gateway.client().createPayment(twoTickets, 'order-1')).toEqual({
      outcome: 'unknown',
      reason: 'too-many-requests',
    })
  })

  test('no answer in time, and exactly one refund all the same', async () => {
    const gateway = await gatewayForTest()
    const { id: paymentId } = await gateway.paid()
    await gateway.order({ delayMs: 600_000, on: 'call' })
    expect(await gateway.client(300).createRefund({ paymentId, ...half }, 'refund-1')).toEqual({
      outcome: 'unknown',
      reason: 'timeout',
    })
    const refund = done(await gateway.client().createRefund({ paymentId, ...half }, 'refund-1'))
    expect(done(await gateway.client().listRefunds({ paymentId })).items).toEqual([refund])
  })

  test('nobody there', async () => {
    const client = yookassaClient({ url: 'http://127.0.0.1:1/v3', shopId: '1', secretKey: 'x' })
    expect(await client.getPayment('p1')).toEqual({ outcome: 'unknown', reason: 'network' })
  })

  test('an answer that cannot be read', async () => {
    const gateway = await gatewayForTest()
    const client = yookassaClient({ ...gateway.account, url: `${gateway.url}/yookassa` })
    expect(await client.listPayments()).toEqual({ outcome: 'unknown', reason: 'unreadable' })
  })
})

function done<T>(answer: { outcome: 'done'; value: T } | { outcome: 'refused' | 'unknown' }): T {
  if (answer.outcome !== 'done') throw new Error(JSON.stringify(answer))
  return answer.value
}
