import { expect, test } from 'vitest'
import { timeOf } from './time-of-day.ts'
import { formatWeekday, shortWeekday } from './weekday.ts'

test('the clocks of the venue are three hours ahead of UTC, past midnight too', () => {
  expect(timeOf(new Date('2025-09-26T08:30:00Z'))).toBe('11:30')
  expect(timeOf(new Date('2025-09-26T21:05:00Z'))).toBe('00:05')
})

test('a day is said with its weekday', () => {
  expect(formatWeekday('2025-09-26', 'ru')).toBe('26\u00a0сентября, пятница')
  expect(formatWeekday('2025-09-26', 'en')).toBe('Friday, 26\u00a0September')
  expect([shortWeekday('2025-09-27', 'ru'), shortWeekday('2025-09-27', 'en')]).toEqual(['сб', 'Sat'])
})
