import { describe, expect, test } from 'vitest'
import { dayAfter } from '../platform/dates.ts'
import { autumn2025 } from './edition.ts'
import { refundShare, refundTimeline } from './refunds.ts'

describe('what comes back for a ticket for 26 September', () => {
  test.for([
    ['2025-06-02', 100],
    ['2025-09-15', 100], // 11 days
    ['2025-09-16', 50], // 10 days
    ['2025-09-20', 50], // 6 days
    ['2025-09-21', 30], // 5 days
    ['2025-09-22', 30], // 4 days
    ['2025-09-23', 0], // 3 days
    ['2025-09-26', 0],
    ['2025-09-27', 0],
  ] as const)('applied for on %s: %i per cent', ([requestDay, percent]) => {
    expect(refundShare(autumn2025, '2025-09-26', requestDay)).toBe(percent)
  })
})

test('days are counted across the end of a month', () => {
  expect(refundShare(autumn2025, '2025-09-05', '2025-08-25')).toBe(100)
  expect(refundShare(autumn2025, '2025-09-05', '2025-08-26')).toBe(50)
})

test('an open date is counted to the first visitor day', () => {
  expect(refundShare(autumn2025, 'open-date', '2025-09-14')).toBe(100)
  expect(refundShare(autumn2025, 'open-date', '2025-09-15')).toBe(50)
  expect(refundTimeline(autumn2025, 'open-date')).toEqual(refundTimeline(autumn2025, '2025-09-25'))
})

test('the ladder on the calendar: each share with its first and last day', () => {
  expect(refundTimeline(autumn2025, '2025-09-26')).toEqual([
    { percent: 100, from: null, to: '2025-09-15' },
    { percent: 50, from: '2025-09-16', to: '2025-09-20' },
    { percent: 30, from: '2025-09-21', to: '2025-09-22' },
    { percent: 0, from: '2025-09-23', to: null },
  ])
})

test('the calendar and the share agree on every day', () => {
  for (const visitDay of ['2025-09-25', '2025-09-26', '2025-09-27', 'open-date'] as const) {
    for (let place = 0; place < 60; place++) {
      const day = dayAfter('2025-08-01', place)
      const span = refundTimeline(autumn2025, visitDay).find(
        ({ from, to }) => (from === null || from <= day) && (to === null || day <= to),
      )
      expect([day, span?.percent]).toEqual([day, refundShare(autumn2025, visitDay, day)])
    }
  }
})
