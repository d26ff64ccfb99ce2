import { describe, expect, test } from 'vitest'
import {
  dayOf,
  daysBetween,
  endOfDay,
  formatDay,
  formatDays,
  isDay,
  nextMidnight,
  startOfDay,
} from './dates.ts'

describe('a day is a day in Moscow', () => {
  test('it begins at the venue’s midnight, three hours before Greenwich', () => {
    expect(startOfDay('2025-09-24')).toEqual(new Date('2025-09-23T21:00:00Z'))
    expect(endOfDay('2025-09-24')).toEqual(new Date('2025-09-24T21:00:00Z'))
  })

  test.for([
    ['2025-09-23T20:59:59Z', '2025-09-23'],
    ['2025-09-23T21:00:00Z', '2025-09-24'],
    ['2025-09-24T20:59:59Z', '2025-09-24'],
    ['2025-12-31T21:00:00Z', '2026-01-01'],
    // Summer in most of Europe, but not in Moscow.
    ['2025-07-01T20:59:59Z', '2025-07-01'],
  ] as const)('%s is on %s', ([instant, day]) => {
    expect(dayOf(new Date(instant))).toBe(day)
  })

  test('the next midnight is Moscow’s', () => {
    expect(nextMidnight(new Date('2025-08-20T07:00:00Z'))).toEqual(new Date('2025-08-20T21:00:00Z'))
    expect(nextMidnight(new Date('2025-08-20T21:00:00Z'))).toEqual(new Date('2025-08-21T21:00:00Z'))
  })

  test.for([
    ['2025-08-20', '2025-09-01', 12],
    ['2025-09-01', '2025-09-01', 0],
    ['2025-09-02', '2025-09-01', -1],
    ['2024-02-28', '2024-03-01', 2],
    // Across the night when much of Europe changes its clocks.
    ['2025-10-25', '2025-10-27', 2],
  ] as const)('from %s to %s', ([from, to, days]) => {
    expect(daysBetween(from, to)).toBe(days)
  })
})

test('a day is one that the calendar has', () => {
  const typed = ['2025-07-31', '2025-07-32', '2025-06-31', '2025-08-00', '2025-13-01', '2025-7-1', '']
  expect(typed.filter(isDay)).toEqual(['2025-07-31'])
})

describe('dates are written with spaces that never break', () => {
  test('a day', () => {
    expect(formatDay('2025-09-24', 'ru')).toBe('24\u00a0сентября')
    expect(formatDay('2025-09-01', 'en')).toBe('1\u00a0September')
    expect(formatDay('2025-09-24', 'ru', { withYear: true })).toBe('24\u00a0сентября\u00a02025')
    expect(formatDay('2025-09-24', 'en', { withYear: true })).toBe('24\u00a0September\u00a02025')
  })

  test('every month has its name', () => {
    const days = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-05`)
    expect(days.map(day => formatDay(day, 'ru').split('\u00a0')[1]).join(' ')).toBe(
      'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    )
    expect(days.map(day => formatDay(day, 'en').split('\u00a0')[1]).join(' ')).toBe(
      'January February March April May June July August September October November December',
    )
  })

  test('days of one month say it once, with a dash and no spaces', () => {
    expect(formatDays('2025-09-24', '2025-09-27', 'ru', { withYear: true })).toBe(
      '24–27\u00a0сентября\u00a02025',
    )
    expect(formatDays('2025-09-25', '2025-09-27', 'en')).toBe('25–27\u00a0September')
  })

  test('days of two months are two full dates with a spaced dash', () => {
    expect(formatDays('2025-07-18', '2025-09-01', 'ru')).toBe('18\u00a0июля\u00a0— 1\u00a0сентября')
    expect(formatDays('2025-07-18', '2025-09-01', 'en', { withYear: true })).toBe(
      '18\u00a0July\u00a0– 1\u00a0September\u00a02025',
    )
  })

  test('days of two years name both years, the same month notwithstanding', () => {
    expect(formatDays('2025-12-30', '2026-01-05', 'ru', { withYear: true })).toBe(
      '30\u00a0декабря\u00a02025\u00a0— 5\u00a0января\u00a02026',
    )
    expect(formatDays('2025-09-24', '2026-09-24', 'en', { withYear: true })).toBe(
      '24\u00a0September\u00a02025\u00a0– 24\u00a0September\u00a02026',
    )
  })
})
