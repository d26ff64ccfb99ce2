import { expect, test } from 'vitest'
import { standPrice } from './stand-price.ts'

const stand = { code: 'C-07', priceKopecks: 300_000_00 }

test('a stand with nothing ordered costs what the stand costs', () => {
  expect(standPrice(stand, [])).toEqual({
    lines: [{ kind: 'stand', what: 'C-07', quantity: 1, unitKopecks: 300_000_00, sumKopecks: 300_000_00 }],
    totalKopecks: 300_000_00,
  })
})

test('what comes with it is named and costs nothing; what is ordered on top is paid for', () => {
  const { lines, totalKopecks } = standPrice(stand, [
    { slug: 'track-lamp', priceKopecks: 3_200_00, included: 0, quantity: 4 },
    { slug: 'chair', priceKopecks: 900_00, included: 0, quantity: 0 },
    { slug: 'team-pass', priceKopecks: 1_500_00, included: 3, quantity: 2 },
  ])
  expect(lines.slice(1)).toEqual([
    { kind: 'included', what: 'team-pass', quantity: 3, unitKopecks: 0, sumKopecks: 0 },
    { kind: 'equipment', what: 'track-lamp', quantity: 4, unitKopecks: 3_200_00, sumKopecks: 12_800_00 },
    { kind: 'equipment', what: 'team-pass', quantity: 2, unitKopecks: 1_500_00, sumKopecks: 3_000_00 },
  ])
  expect(totalKopecks).toBe(315_800_00)
})

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('%s of something is no order', quantity => {
  expect(() => standPrice(stand, [{ slug: 'chair', priceKopecks: 900_00, included: 0, quantity }])).toThrow(
    'no sum of money',
  )
})
