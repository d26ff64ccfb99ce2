import { expect, test } from 'vitest'
import { plural } from './plurals.ts'

const days = { one: 'день', few: 'дня', many: 'дней', other: 'дня' }

test.for([
  ['день', [1, 21, 31, 101, 1001, -1]],
  ['дня', [2, 3, 4, 22, 34, 102]],
  ['дней', [0, 5, 9, 10, 11, 12, 13, 14, 15, 19, 20, 25, 100, 111, 112, 114, 211]],
] as const)('Russian: %s', ([word, counts]) => {
  expect(counts.map(count => plural(count, 'ru', days))).toEqual(counts.map(() => word))
})

test('a fraction has the fourth form', () => {
  expect(plural(1.5, 'ru', { one: 'час', few: 'часа', many: 'часов', other: 'часа (дробь)' })).toBe(
    'часа (дробь)',
  )
})

test('forms left out fall back to the last', () => {
  expect([2, 5].map(count => plural(count, 'ru', { one: 'стенд', other: 'стендов' }))).toEqual([
    'стендов',
    'стендов',
  ])
})

test('English knows one and the rest', () => {
  const forms = { one: 'day', other: 'days' }
  expect([0, 1, 2, 11, 21, 1.5].map(count => plural(count, 'en', forms))).toEqual([
    'days',
    'day',
    'days',
    'days',
    'days',
    'days',
  ])
})
