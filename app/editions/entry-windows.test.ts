import { expect, test } from 'vitest'
import { autumn2025 } from './edition.ts'
import { entryWindows, visitorDays } from './entry-windows.ts'

test('visitors come on three days', () => {
  expect(visitorDays(autumn2025)).toEqual(['2025-09-25', '2025-09-26', '2025-09-27'])
})

test('a day has two entry windows that meet at 14:00', () => {
  expect(entryWindows(autumn2025, '2025-09-26')).toEqual([
    {
      day: '2025-09-26',
      kind: 'before',
      from: '11:00',
      to: '14:00',
      startsAt: new Date('2025-09-26T11:00:00+03:00'),
      endsAt: new Date('2025-09-26T14:00:00+03:00'),
    },
    {
      day: '2025-09-26',
      kind: 'after',
      from: '14:00',
      to: '21:00',
      startsAt: new Date('2025-09-26T14:00:00+03:00'),
      endsAt: new Date('2025-09-26T21:00:00+03:00'),
    },
  ])
})
