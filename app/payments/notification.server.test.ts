import { describe, expect, test } from 'vitest'
import { parseNotification } from './notification.server.ts'

const told = (event: string, object: object) => ({ type: 'notification', event, object })

describe('parseNotification', () => {
  test('of a payment', () => {
    const body = told('payment.succeeded', { id: 'p1', status: 'succeeded', metadata: {} })
    const news = { event: 'payment.succeeded', objectId: 'p1', paymentId: 'p1' }
    expect(parseNotification(body)).toEqual(news)
    expect(parseNotification(JSON.stringify(body))).toEqual(news)
  })

  test('of a refund, which is not its payment', () => {
    expect(parseNotification(told('refund.succeeded', { id: 'r1', payment_id: 'p1' }))).toEqual({
      event: 'refund.succeeded',
      objectId: 'r1',
      paymentId: 'p1',
    })
  })

  test.for([
    ['not JSON', '{'],
    ['nothing', null],
    ['an event we did not ask for', told('payment_method.active', { id: 'm1' })],
    ['no id', told('payment.succeeded', { status: 'succeeded' })],
    ['an id that cannot be one', told('payment.succeeded', { id: 'p'.repeat(65) })],
    ['a refund without its payment', told('refund.succeeded', { id: 'r1' })],
    ['another type', { ...told('payment.succeeded', { id: 'p1' }), type: 'greeting' }],
  ] as const)('%s is nothing', ([, body]) => {
    expect(parseNotification(body)).toBeNull()
  })
})
