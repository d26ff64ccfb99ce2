import { describe, expect, test } from 'vitest'
import { gatewayForTest, orderOf } from './gateway-for-test.ts'

test('the shop is told of the payment, in full and from the gateway’s address', async () => {
  const gateway = await gatewayForTest()
  const payment = await gateway.paid()
  expect(await gateway.shop.hear(1)).toEqual([
    { event: 'payment.succeeded', object: payment, forwardedFor: '185.71.76.1' },
  ])
  await expect
    .poll(gateway.deliveries)
    .toMatchObject([
      { event: 'payment.succeeded', objectId: payment.id, state: 'delivered', attempts: [200] },
    ])
})

test('each event has its name', async () => {
  const gateway = await gatewayForTest()
  const { id } = (await gateway.post('/payments', orderOf(420_000, { capture: false }))).body
  await gateway.payBy(id)
  await gateway.post(`/payments/${id}/capture`, {})
  const amount = { value: '4200.00', currency: 'RUB' }
  const { body: refund } = await gateway.post('/refunds', { payment_id: id, amount })
  const declined = (await gateway.post('/payments', orderOf(420_000))).body.id
  await gateway.payBy(declined, '5555555555554600')
  const heard = await gateway.shop.hear(4)
  expect(heard.map(({ event, object }) => [event, object.id, object.status])).toEqual([
    ['payment.waiting_for_capture', id, 'waiting_for_capture'],
    ['payment.succeeded', id, 'succeeded'],
    ['refund.succeeded', refund.id, 'succeeded'],
    ['payment.canceled', declined, 'canceled'],
  ])
})

describe('a shop that does not answer 200', () => {
  test('is told again after growing pauses until it does', async () => {
    const gateway = await gatewayForTest()
    gateway.shop.answers.push(500, 204, 302, 404)
    await gateway.paid()
    await gateway.shop.hear(5)
    await expect
      .poll(gateway.deliveries)
      .toMatchObject([{ state: 'delivered', attempts: [500, 204, 302, 404, 200] }])
    expect(gateway.pauses).toEqual([1000, 2000, 4000, 8000])
  })

  test('is given up after 24 hours', async () => {
    const gateway = await gatewayForTest()
    gateway.shop.answers.push(...Array(100_000).fill(500))
    await gateway.paid()
    await gateway.shop.hear(3)
    gateway.wait(24 * 60 * 60 * 1000 + 1)
    await expect.poll(async () => (await gateway.deliveries())[0].state).toBe('given up')
    const { attempts } = (await gateway.deliveries())[0]
    expect(attempts.every((status: number) => status === 500)).toBe(true)
    expect(Math.max(...gateway.pauses)).toBeLessThanOrEqual(60_000)
  })

  test('does not keep others waiting', async () => {
    const gateway = await gatewayForTest({ sleep: () => new Promise(() => {}) })
    gateway.shop.answers.push(500)
    const first = await gateway.paid()
    const second = await gateway.paid()
    const heard = await gateway.shop.hear(2)
    expect(heard.map(({ object }) => object.id)).toEqual([first.id, second.id])
  })

  test('one nobody listens at is tried too', async () => {
    const gateway = await gatewayForTest({
      webhookUrl: 'http://127.0.0.1:1/',
      sleep: () => new Promise(() => {}),
    })
    await gateway.paid()
    await expect.poll(gateway.deliveries).toMatchObject([{ state: 'waiting', attempts: [0] }])
  })
})

describe('trouble on order', () => {
  test('duplicate: the same news twice', async () => {
    const gateway = await gatewayForTest()
    await gateway.order({ duplicate: true })
    const first = await gateway.paid()
    const second = await gateway.paid()
    const heard = await gateway.shop.hear(3)
    expect(heard.map(({ object }) => object.id)).toEqual([first.id, first.id, second.id])
    expect(heard[1]).toEqual(heard[0])
  })

  test('reorder: the news after the next news', async () => {
    const gateway = await gatewayForTest()
    await gateway.order({ reorder: true })
    const { id } = await gateway.paid()
    const amount = { value: '4200.00', currency: 'RUB' }
    await gateway.post('/refunds', { payment_id: id, amount })
    await gateway.shop.hear(2)
    expect(gateway.shop.events()).toEqual(['refund.succeeded', 'payment.succeeded'])
  })

  test('reorder with nothing after it is let go by clear', async () => {
    const gateway = await gatewayForTest()
    await gateway.order({ reorder: true })
    await gateway.paid()
    expect(await gateway.deliveries()).toMatchObject([{ state: 'held back', attempts: [] }])
    await gateway.order({ clear: true })
    await gateway.shop.hear(1)
    expect(gateway.shop.events()).toEqual(['payment.succeeded'])
  })

  test('drop: no news at all, though the payment is paid', async () => {
    const gateway = await gatewayForTest()
    await gateway.order({ drop: true })
    await gateway.paid()
    const second = await gateway.paid()
    const heard = await gateway.shop.hear(1)
    expect(heard.map(({ object }) => object.id)).toEqual([second.id])
    expect(await gateway.deliveries()).toMatchObject([{ state: 'dropped', attempts: [] }, {}])
  })

  test('delayMs: the news long after the buyer is back', async () => {
    let wake = () => {}
    const asked: number[] = []
    const gateway = await gatewayForTest({
      sleep(ms) {
        asked.push(ms)
        return new Promise<void>(resolve => {
          wake = resolve
        })
      },
    })
    await gateway.order({ delayMs: 5000 })
    const late = await gateway.paid()
    const next = await gateway.paid()
    await gateway.shop.hear(1)
    wake()
    const heard = await gateway.shop.hear(2)
    expect(heard.map(({ object }) => object.id)).toEqual([next.id, late.id])
    expect(asked).toEqual([5000])
  })

  test('expire: the hour is over at once, and the shop is told', async () => {
    const gateway = await gatewayForTest()
    const { id } = (await gateway.post('/payments', orderOf(420_000))).body
    expect((await gateway.order({ expire: id })).status).toBe(200)
    expect((await gateway.ask(`/payments/${id}`)).body).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'expired_on_confirmation' },
    })
    const heard = await gateway.shop.hear(1)
    expect(heard).toMatchObject([{ event: 'payment.canceled', object: { id } }])
    expect((await gateway.order({ expire: id })).status).toBe(404)
    expect((await gateway.order({ expire: 'nobody' })).status).toBe(404)
  })

  test('status 500: done, but the answer is lost; the same key brings it back', async () => {
    const gateway = await gatewayForTest()
    await gateway.order({ status: 500 })
    const lost = await gateway.post('/payments', orderOf(420_000), 'one')
    expect(lost).toMatchObject({ status: 500, body: { type: 'error', code: 'internal_server_error' } })
    const made = (await gateway.ask('/payments')).body.items
    expect(made).toHaveLength(1)
    const found = await gateway.post('/payments', orderOf(420_000), 'one')
    expect(found).toEqual({ status: 200, body: made[0] })
    expect((await gateway.ask('/payments')).body.items).toEqual(made)
  })

  test('status 429: nothing is done, as many times as ordered', async () => {
    const gateway = await gatewayForTest()
    await gateway.order({ status: 429, times: 2 })
    const statuses: number[] = []
    for (let count = 1; count <= 3; count += 1) {
      statuses.push((await gateway.post('/payments', orderOf(420_000))).status)
    }
    expect(statuses).toEqual([429, 429, 200])
    expect((await gateway.ask('/payments')).body.items).toHaveLength(1)
  })

  test('clear calls everything off', async () => {
    const gateway = await gatewayForTest()
    await gateway.order({ status: 500, times: 5 })
    await gateway.order({ drop: true, times: 5 })
    await gateway.order({ refund: 'pending' })
    expect(await (await gateway.order({ clear: true })).json()).toEqual({
      pending: { calls: [], notifications: [], refunds: [] },
    })
    await gateway.paid()
    await gateway.shop.hear(1)
  })

  test.for([{}, { times: 2 }, { status: 200 }, { drop: false }, { dorp: true }, { delayMs: -1 }])(
    '%j is answered with a sentence, not obeyed',
    async order => {
      const gateway = await gatewayForTest()
      const answer = await gateway.order(order)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual({
        error: expect.stringMatching(/^This control is not understood: /),
      })
    },
  )
})

test('unanswered notifications do not hold up the end of the sandbox', async () => {
  const gateway = await gatewayForTest({
    sleep: (_ms, signal) => new Promise((_, fail) => signal.addEventListener('abort', fail)),
  })
  gateway.shop.answers.push(500)
  await gateway.paid()
  await gateway.shop.hear(1)
  await gateway.stop()
  await expect(fetch(gateway.url)).rejects.toThrow('fetch failed')
})
