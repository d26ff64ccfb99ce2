import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [60, '1:00'],
  [125, '2:05'],
  [3600, '60:00'],
])('%d seconds are %s', (seconds, shown) => {
  expect(clockTime(seconds)).toBe(shown)
})
