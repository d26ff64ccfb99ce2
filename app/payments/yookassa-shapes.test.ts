import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromWire, parseNotification, toWire } from './yookassa-shapes.ts'

test.for([
  [0, '0.00'],
  [5, '0.05'],
  [420_000, '4200.00'],
  [420_029, '4200.29'],
  [350_000_00, '350000.00'],
] as const)('%i kopecks are %s on the wire and back', ([kopecks, value]) => {
  expect(toWire(kopecks)).toEqual({ value, currency: 'RUB' })
  expect(fromWire({ value, currency: 'RUB' })).toBe(kopecks)
})

test('no sum changes on the way', () => {
  fc.assert(fc.property(fc.nat({ max: 1e12 }), kopecks => fromWire(toWire(kopecks)) === kopecks))
})

test.for([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a sum', kopecks => {
  expect(() => toWire(kopecks)).toThrow(RangeError)
})

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
