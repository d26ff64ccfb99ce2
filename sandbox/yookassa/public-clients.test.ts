import { YooKassa, YooKassaErr } from '@webzaytsev/yookassa-ts-sdk'
import { Configuration, PaymentsApi, RefundsApi, SettingsApi } from '@yookassa/sdk'
import { describe, expect, test } from 'vitest'
import { gatewayForTest, orderOf, receiptOf } from './gateway-for-test.ts'

// Two clients written by strangers for the real gateway, with nothing changed but its address.
describe('@webzaytsev/yookassa-ts-sdk', () => {
  test('pays, refunds a part and lists', async () => {
    const { gateway, sdk } = await firstClient()
    const created = await sdk.payments.create(orderOf(420_000) as never, 'order-1')
    expect(created).toMatchObject({ status: 'pending', paid: false, amount: { value: '4200.00' } })
    expect((await sdk.payments.create(orderOf(420_000) as never, 'order-1')).id).toBe(created.id)

    await gateway.payBy(created.id)
    expect(await sdk.payments.load(created.id)).toMatchObject({ status: 'succeeded', paid: true })

    const refund = await sdk.refunds.create({
      payment_id: created.id,
      amount: { value: '2100.00', currency: 'RUB' as never },
      receipt: receiptOf(210_000) as never,
    })
    expect(refund).toMatchObject({ status: 'succeeded', payment_id: created.id })
    expect(await sdk.payments.load(created.id)).toMatchObject({ refunded_amount: { value: '2100.00' } })
    expect((await sdk.refunds.list({ payment_id: created.id })).map(({ id }) => id)).toEqual([refund.id])
    expect((await sdk.payments.list()).map(({ id }) => id)).toEqual([created.id])
  })

  test('reads a decline', async () => {
    const { gateway, sdk } = await firstClient()
    const { id } = await sdk.payments.create(orderOf(420_000) as never)
    await gateway.payBy(id, '5555555555554600')
    expect(await sdk.payments.load(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { party: 'payment_network', reason: 'insufficient_funds' },
    })
  })

  test('follows the cursor to the end of a long list', async () => {
    const { gateway, sdk } = await firstClient()
    for (let count = 1; count <= 12; count += 1) await gateway.post('/payments', orderOf(100_00))
    expect(await sdk.payments.list({ limit: 5 })).toHaveLength(12)
  })

  test('reads errors: unknown payment, wrong key, wrong sum', async () => {
    const { sdk, stranger } = await firstClient()
    await expect(sdk.payments.load('00000000-0000-0000-0000-000000000000')).rejects.toThrow(
      "Incorrect payment_id. Payment doesn't exist or access denied",
    )
    await expect(stranger.payments.list()).rejects.toThrow('Error in shopId or secret key.')
    const wrong = orderOf(420_000, { receipt: receiptOf(1) })
    const error = await sdk.payments.create(wrong as never).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(YooKassaErr)
    expect(String(error)).toContain('Receipt is missing or illegal')
  })

  test('takes and calls off what is held', async () => {
    const { gateway, sdk } = await firstClient()
    const first = await sdk.payments.create(orderOf(420_000, { capture: false }) as never)
    const second = await sdk.payments.create(orderOf(420_000, { capture: false }) as never)
    await gateway.payBy(first.id)
    await gateway.payBy(second.id)
    expect((await sdk.payments.capture(first.id)).status).toBe('succeeded')
    expect((await sdk.payments.cancel(second.id)).status).toBe('canceled')
  })
})

describe('@yookassa/sdk', () => {
  test('pays, refunds a part and lists', async () => {
    const { gateway, payments, refunds, settings } = await secondClient()
    const { data: created } = await payments.paymentsPost('order-1', orderOf(420_000) as never)
    expect(created).toMatchObject({ status: 'pending', paid: false, test: true })
    expect((await payments.paymentsPost('order-1', orderOf(420_000) as never)).data.id).toBe(created.id)

    await gateway.payBy(created.id)
    expect((await payments.paymentsPaymentIdGet(created.id)).data).toMatchObject({ status: 'succeeded' })
    const { data: refund } = await refunds.refundsPost('refund-1', {
      payment_id: created.id,
      amount: { value: '100.00', currency: 'RUB' },
      receipt: receiptOf(100_00) as never,
    })
    expect(refund).toMatchObject({ status: 'succeeded', amount: { value: '100.00' } })
    expect((await refunds.refundsRefundIdGet(refund.id)).data.id).toBe(refund.id)
    expect((await payments.paymentsGet()).data).toMatchObject({ type: 'list', items: [{ id: created.id }] })
    expect((await settings.meGet()).data).toMatchObject({ account_id: '100500', status: 'enabled' })
  })

  test('reads errors with their status and parameter', async () => {
    const { payments, strangers } = await secondClient()
    const answerOf = (call: Promise<unknown>) =>
      call.then(
        () => null,
        ({ response }) => [response.status, response.data.code, response.data.parameter],
      )
    expect(await answerOf(payments.paymentsPaymentIdGet('nobody'))).toEqual([404, 'not_found', undefined])
    expect(await answerOf(strangers.paymentsPaymentIdGet('nobody'))).toEqual([
      401,
      'invalid_credentials',
      undefined,
    ])
    expect(await answerOf(payments.paymentsPost('k', orderOf(50) as never))).toEqual([
      400,
      'invalid_request',
      'amount.value',
    ])
  })
})

async function firstClient() {
  const gateway = await gatewayForTest()
  const { url, shopId, secretKey } = gateway.account
  const terms = { shop_id: shopId, secret_key: secretKey, endpoint: url, maxRPS: 1000, retries: 0 }
  return {
    gateway,
    sdk: YooKassa(terms, true),
    stranger: YooKassa({ ...terms, secret_key: 'test_wrong' }, true),
  }
}

async function secondClient() {
  const gateway = await gatewayForTest()
  const { url, shopId, secretKey } = gateway.account
  const terms = { basePath: url, username: shopId, password: secretKey }
  return {
    gateway,
    payments: new PaymentsApi(new Configuration(terms)),
    refunds: new RefundsApi(new Configuration(terms)),
    settings: new SettingsApi(new Configuration(terms)),
    strangers: new PaymentsApi(new Configuration({ ...terms, password: 'test_wrong' })),
  }
}
