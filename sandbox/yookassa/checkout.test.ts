import { describe, expect, test } from 'vitest'
import { gatewayForTest, orderOf } from './gateway-for-test.ts'
import { testCards } from './test-cards.ts'

const shop = 'https://portik.example/order/1/'

test('the page speaks the payer’s language, needs no script and lets the form lead to the shop', async () => {
  const gateway = await gatewayForTest()
  const confirmation = { type: 'redirect', return_url: shop, locale: 'en_US' }
  const russian = (await gateway.post('/payments', orderOf(420_000))).body.id
  const english = (await gateway.post('/payments', orderOf(420_000, { confirmation }))).body.id
  const inRussian = await gateway.get(`/yookassa/checkout?orderId=${russian}`)
  expect(inRussian.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://portik.example;",
  )
  const page = await inRussian.text()
  expect(page).toContain('<html lang="ru">')
  expect(page).toContain('Банковская карта')
  expect(page).not.toContain('<script')
  const inEnglish = await (await gateway.get(`/yookassa/checkout?orderId=${english}`)).text()
  expect(inEnglish).toContain('<html lang="en">')
  expect(inEnglish).toContain('Bank card')
})

test('a card without a code is paid at once, and the buyer goes back to the bare address', async () => {
  const gateway = await gatewayForTest()
  const { id } = (await gateway.post('/payments', orderOf(420_000))).body
  expect(await gateway.payBy(id, '2202 4743 0132 2987')).toMatchObject({ status: 303, location: shop })
  expect((await gateway.ask(`/payments/${id}`)).body).toMatchObject({
    status: 'succeeded',
    paid: true,
    captured_at: '2025-08-20T07:00:00.000Z',
    payment_method: {
      type: 'bank_card',
      card: {
        first6: '220247',
        last4: '2987',
        card_type: 'Mir',
        expiry_month: '12',
        expiry_year: '2030',
      },
    },
    authorization_details: { three_d_secure: { applied: false } },
  })
})

test('the expiry may be typed without its stroke, and the month itself is still good', async () => {
  const gateway = await gatewayForTest()
  const { id } = (await gateway.post('/payments', orderOf(420_000))).body
  await gateway.fill(id, '', { number: '5555555555554444', expiry: '0825', csc: '123' })
  expect((await gateway.ask(`/payments/${id}`)).body.status).toBe('succeeded')
})

describe('a card with a code', () => {
  test('is paid after the code', async () => {
    const { gateway, id } = await atBank('5555555555554477')
    expect((await gateway.ask(`/payments/${id}`)).body.status).toBe('pending')
    expect(await gateway.fill(id, '/bank', { answer: 'confirm', code: '' })).toMatchObject({ status: 422 })
    expect(await gateway.fill(id, '/bank', { answer: 'confirm', code: '123' })).toMatchObject({
      status: 303,
      location: shop,
    })
    expect((await gateway.ask(`/payments/${id}`)).body).toMatchObject({
      status: 'succeeded',
      authorization_details: { three_d_secure: { applied: true } },
    })
  })

  test('is declined when the payer refuses', async () => {
    const { gateway, id } = await atBank('2200000000000004')
    await gateway.fill(id, '/bank', { answer: 'refuse' })
    expect((await gateway.ask(`/payments/${id}`)).body).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: '3d_secure_failed' },
    })
  })

  test('the bank’s page cannot be posted to before the card’s', async () => {
    const gateway = await gatewayForTest()
    const { id } = (await gateway.post('/payments', orderOf(420_000))).body
    await gateway.fill(id, '/bank', { answer: 'confirm', code: '123' })
    expect((await gateway.ask(`/payments/${id}`)).body.status).toBe('pending')
  })

  async function atBank(number: string) {
    const gateway = await gatewayForTest()
    const { id } = (await gateway.post('/payments', orderOf(420_000))).body
    expect((await gateway.payBy(id, number)).location).toBe(`/yookassa/checkout/bank?orderId=${id}`)
    return { gateway, id }
  }
})

test('every declining card is declined for its reason, and the page says it', async () => {
  const gateway = await gatewayForTest()
  const declining = testCards.filter(({ decline }) => decline)
  expect(declining).toHaveLength(24)
  for (const { number, decline } of declining) {
    const { id } = (await gateway.post('/payments', orderOf(420_000))).body
    await gateway.payBy(id, number)
    if (decline?.reason === '3d_secure_failed') {
      await gateway.fill(id, '/bank', { answer: 'confirm', code: '123' })
    }
    expect((await gateway.ask(`/payments/${id}`)).body).toMatchObject({
      status: 'canceled',
      paid: false,
      receipt_registration: 'canceled',
      cancellation_details: decline,
    })
    const page = await (await gateway.get(`/yookassa/checkout?orderId=${id}`)).text()
    expect(page).toMatch(/<h2>Оплата не прошла<\/h2><p>[А-Я][^<]+\.<\/p>/)
  }
})

test.for([
  ['4242424242424242', '12/30', '123', 'number'],
  ['5555555555554444', '07/25', '123', 'expiry'],
  ['5555555555554444', '13/30', '123', 'expiry'],
  ['5555555555554444', '12/30', '12', 'csc'],
] as const)(
  '%s %s %s: the wrong field is named and nothing is paid',
  async ([number, expiry, csc, field]) => {
    const gateway = await gatewayForTest()
    const { id } = (await gateway.post('/payments', orderOf(420_000))).body
    const { status, page } = await gateway.fill(id, '', { number, expiry, csc })
    expect(status).toBe(422)
    expect(Array.from(page.matchAll(/id="wrong-(\w+)"/g), ([, name]) => name)).toEqual([field])
    expect((await gateway.ask(`/payments/${id}`)).body.status).toBe('pending')
  },
)

describe('SBP', () => {
  test('is paid in the bank’s app', async () => {
    const gateway = await gatewayForTest()
    const { id } = (await gateway.post('/payments', orderOf(420_000))).body
    const page = await (await gateway.get(`/yookassa/checkout/sbp?orderId=${id}`)).text()
    expect(page).toContain('Оплачено в приложении банка')
    expect(await gateway.fill(id, '/sbp')).toMatchObject({ status: 303, location: shop })
    expect((await gateway.ask(`/payments/${id}`)).body).toMatchObject({
      status: 'succeeded',
      payment_method: { type: 'sbp' },
    })
  })

  test('takes no two-stage payment', async () => {
    const gateway = await gatewayForTest()
    const { id } = (await gateway.post('/payments', orderOf(420_000, { capture: false }))).body
    await gateway.fill(id, '/sbp')
    expect((await gateway.ask(`/payments/${id}`)).body.status).toBe('pending')
  })

  test('is the only way where the shop says so, or the sum is too large for a card', async () => {
    const gateway = await gatewayForTest()
    const bySbp = { payment_method_data: { type: 'sbp' } }
    const forced = (await gateway.post('/payments', orderOf(420_000, bySbp))).body.id
    const large = (await gateway.post('/payments', orderOf(350_000_01))).body.id
    for (const id of [forced, large]) {
      await gateway.payBy(id)
      expect((await gateway.ask(`/payments/${id}`)).body.status).toBe('pending')
    }
    expect((await gateway.fill(large, '/sbp')).status).toBe(303)
  })
})

test('going back is only a link: the payment stays open', async () => {
  const gateway = await gatewayForTest()
  const { id } = (await gateway.post('/payments', orderOf(420_000))).body
  const page = await (await gateway.get(`/yookassa/checkout?orderId=${id}`)).text()
  expect(page).toContain(`<a class="leave" href="${shop}">`)
  expect((await gateway.ask(`/payments/${id}`)).body.status).toBe('pending')
})

test('after its hour the page takes no money', async () => {
  const gateway = await gatewayForTest()
  const { id } = (await gateway.post('/payments', orderOf(420_000))).body
  gateway.wait(60 * 60 * 1000)
  expect((await gateway.payBy(id)).page).toContain('Время на оплату вышло')
  expect((await gateway.ask(`/payments/${id}`)).body.status).toBe('canceled')
})

test('what was paid is not paid again', async () => {
  const gateway = await gatewayForTest()
  const { id } = await gateway.paid()
  expect((await gateway.payBy(id, '5555555555554600')).page).toContain('Оплата прошла')
  expect((await gateway.ask(`/payments/${id}`)).body.status).toBe('succeeded')
})

test('an unknown payment has a page too', async () => {
  const gateway = await gatewayForTest()
  const answer = await gateway.get('/yookassa/checkout?orderId=nobody')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Такого платежа нет')
})

test('a person finds the payments, tells what became of them, and can go and pay', async () => {
  const gateway = await gatewayForTest()
  await gateway.paid()
  const { id } = (await gateway.post('/payments', orderOf(100_00))).body
  const page = await (await gateway.get('/yookassa/payments/')).text()
  expect(page).toContain('succeeded')
  expect(page).toContain(`orderId=${id}">Pay</a>`)
  expect(await gateway.getJson('/yookassa/payments')).toMatchObject([
    { id, status: 'pending' },
    { paid: true },
  ])
})
