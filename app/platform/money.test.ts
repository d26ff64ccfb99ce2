import { expect, test } from 'vitest'
import { formatRoubles, groupThousands } from './money.ts'

test.for([
  [210_000, '2\u00a0100\u00a0₽', '₽2,100'],
  [65_000, '650\u00a0₽', '₽650'],
  [200_000_00, '200\u00a0000\u00a0₽', '₽200,000'],
  [1_234_567_00, '1\u00a0234\u00a0567\u00a0₽', '₽1,234,567'],
  [105_050, '1\u00a0050,50\u00a0₽', '₽1,050.50'],
  [5, '0,05\u00a0₽', '₽0.05'],
  [0, '0\u00a0₽', '₽0'],
  [-5, '–0,05\u00a0₽', '–₽0.05'],
  [-210_000, '–2\u00a0100\u00a0₽', '–₽2,100'],
] as const)('%i kopecks', ([kopecks, ru, en]) => {
  expect([formatRoubles(kopecks, 'ru'), formatRoubles(kopecks, 'en')]).toEqual([ru, en])
})

test('thousands are grouped from the right', () => {
  expect([999, 1000, 12_345, 1_000_000].map(value => groupThousands(value, ' '))).toEqual([
    '999',
    '1 000',
    '12 345',
    '1 000 000',
  ])
})
