import { expect, test } from 'vitest'
import { ageOn, instantOf, normalDate } from './calendar.ts'

test.for([
  ['2001-03-05', '2001-03-05'],
  ['05.03.2001', '2001-03-05'],
  ['5.3.2001', '2001-03-05'],
  [' 5.03.2001\u00a0', '2001-03-05'],
  ['29.02.2024', '2024-02-29'],
  ['31.12.0999', '0999-12-31'],
] as const)('%s is %s', ([typed, day]) => {
  expect(normalDate(typed)).toBe(day)
})

test.for([
  '29.02.2025',
  '31.06.2025',
  '0.1.2025',
  '1.13.2025',
  '2025-1-5',
  '05/03/2001',
  '5.3.01',
  '2001-03-05T10:00',
  '',
])('%s is no day', typed => {
  expect(normalDate(typed)).toBeNull()
})

test('a day is midnight UTC, and a time without a zone is UTC, whatever the zone of the machine', () => {
  expect(instantOf('2025-09-24')).toBe(Date.UTC(2025, 8, 24))
  expect(instantOf('24.09.2025')).toBe(Date.UTC(2025, 8, 24))
  expect(instantOf('2025-09-24T10:00')).toBe(Date.UTC(2025, 8, 24, 10))
  expect(instantOf('2025-09-24 10:00:30')).toBe(Date.UTC(2025, 8, 24, 10, 0, 30))
  expect(instantOf('2025-09-24T10:00:00+03:00')).toBe(Date.UTC(2025, 8, 24, 7))
  expect(instantOf('2025-09-24t10:00z')).toBe(Date.UTC(2025, 8, 24, 10))
})

test('a year is full on the birthday; of 29 February on 1 March', () => {
  expect(ageOn('2007-09-25', '2025-09-24')).toBe(17)
  expect(ageOn('2007-09-25', '2025-09-25')).toBe(18)
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
  expect(ageOn('2008-02-29', '2028-02-29')).toBe(20)
})
