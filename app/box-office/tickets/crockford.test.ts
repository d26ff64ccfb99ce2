import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase32, inFours, readTyped, toBase32 } from './crockford.ts'

test('bytes come back as they were', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), bytes => {
      expect(fromBase32(toBase32(bytes))).toEqual(bytes)
    }),
  )
})

test('a known value', () => {
  expect(toBase32(new TextEncoder().encode('Portico'))).toBe('A1QQ4X39CDQG')
})

test.for(['a', 'U', 'I', '0 0', '01'])('%s is not how we write it', text => {
  expect(fromBase32(text)).toBeNull()
})

test('every value has one spelling', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'), maxLength: 12 }),
      text => {
        const bytes = fromBase32(text)
        if (bytes) expect(toBase32(bytes)).toBe(text)
      },
    ),
  )
})

test('a code is printed in fours and typed carelessly', () => {
  expect(inFours('7K3M9QXA2B4CDE01')).toBe('7K3M 9QXA 2B4C DE01')
  expect(readTyped(' 7k3m-9qxa 2b4c deOl')).toBe('7K3M9QXA2B4CDE01')
})
