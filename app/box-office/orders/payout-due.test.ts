import { expect, test } from 'vitest'
import { dueIn } from './payout-due.ts'

test('a payout is late the day after its last day', () => {
  expect(dueIn('2025-09-30', '2025-10-01')).toBe('late')
  expect(dueIn('2025-09-30', '2025-09-30')).toBe('today')
  expect(dueIn('2025-09-30', '2025-09-29')).toBe(1)
})
