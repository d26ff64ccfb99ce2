import { expect, test } from 'vitest'
import { findSign, readSign, signValue } from './cart-sign.ts'

const heldUntil = new Date('2025-08-20T07:15:00.000Z')

test('what the server writes of a cart is what the browser reads', () => {
  const cookies = `a=1; cart-held=${signValue(3, heldUntil)}; b=2`
  expect(readSign(findSign(cookies))).toEqual({ count: 3, heldUntil: '2025-08-20T07:15:00.000Z' })
})

test.each(['', 'cart-held=', 'cart-held=3', 'cart-held=x.1755674100000', 'not-cart-held=3.1755674100000'])(
  '«%s» tells of no cart',
  cookies => {
    expect(readSign(findSign(cookies))).toBeNull()
  },
)
