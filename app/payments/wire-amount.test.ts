import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWire, toWire } from './wire-amount.ts'

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
