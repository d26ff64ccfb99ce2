import { expect, test } from 'vitest'
import { payoutDue } from './payout-due.ts'

test('a payout is late the day after its last day', () => {
  expect(payoutDue('2025-09-30', '2025-10-01')).toBe('late')
  expect(payoutDue('2025-09-30', '2025-09-30')).toBe('today')
  expect(payoutDue('2025-09-30', '2025-09-29')).toBe(1)
})
