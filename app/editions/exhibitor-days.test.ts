import { describe, expect, test } from 'vitest'
import { autumn2025, type Edition } from './edition.ts'
import { fieldsOf, type SetValue, valueAt, withValues } from './edition-fields.ts'
import { problemOfValue, problemsOf } from './edition-problems.ts'
import { openFairOf } from './exhibitor-days.ts'
import { madeFrom } from './new-edition.ts'

const spring = madeFrom(autumn2025, '2026-04-02', autumn2025.exhibitors)
const set = (edition: Edition, path: string, after: string): SetValue => ({
  path,
  before: valueAt(edition, path),
  after,
})

test('exhibitors apply to the next fair, and to the one on show where it names none', () => {
  const known = {
    id: 'spring-2026',
    firstDay: '2026-04-02',
    lastDay: '2026-04-05',
    applications: { opensOn: '2025-08-01', closesOn: '2025-12-15' },
    answersBy: '2026-01-20',
    standChoice: {
      from: '2026-01-21',
      to: '2026-02-10',
      ranksFrom: ['2026-01-21', '2026-01-24', '2026-01-29', '2026-02-03'],
    },
    materialsUntil: '2026-03-01',
    arrivalUntil: '2026-03-15',
  }
  expect(openFairOf(autumn2025)).toEqual(known)
  expect(openFairOf(spring)).toEqual(known)
  expect(openFairOf({ ...spring, lastDay: '2026-04-06' }).lastDay).toBe('2026-04-06')
})

test('the days of the next fair are values of the edition that names one', () => {
  const paths = (edition: Edition) =>
    fieldsOf(edition).flatMap(({ path, section }) => (section === 'exhibitors' ? [path] : []))
  const own = [
    'exhibitors.opensOn',
    'exhibitors.closesOn',
    'exhibitors.answersBy',
    'exhibitors.ranksFrom.0',
    'exhibitors.ranksFrom.1',
    'exhibitors.ranksFrom.2',
    'exhibitors.ranksFrom.3',
    'exhibitors.standsTo',
    'exhibitors.materialsUntil',
    'exhibitors.arrivalUntil',
  ]
  expect(paths(autumn2025)).toEqual(['nextFair.firstDay', 'nextFair.lastDay', ...own])
  expect(paths(spring)).toEqual(own)
  const wish: SetValue = { path: 'nextFair.firstDay', before: '2026-04-02', after: '2026-04-03' }
  expect(problemOfValue(spring, wish, new Date('2025-10-01T00:00:00+03:00'))).toBe('unknown-field')
})

describe('days out of order', () => {
  const out = [
    ['nextFair.firstDay', '2025-09-27', 'next-fair-out-of-order'],
    ['nextFair.lastDay', '2026-04-01', 'next-fair-out-of-order'],
    ['nextFair.lastDay', '2026-05-03', 'next-fair-out-of-order'],
    ['exhibitors.opensOn', '2025-12-16', 'applications-out-of-order'],
    ['exhibitors.closesOn', '2026-01-20', 'applications-out-of-order'],
    ['exhibitors.answersBy', '2026-01-21', 'applications-out-of-order'],
    ['exhibitors.ranksFrom.1', '2026-01-21', 'ranks-out-of-order'],
    ['exhibitors.ranksFrom.2', '2026-01-23', 'ranks-out-of-order'],
    ['exhibitors.ranksFrom.3', '2026-02-11', 'ranks-out-of-order'],
    ['exhibitors.standsTo', '2026-03-02', 'materials-out-of-order'],
    ['exhibitors.materialsUntil', '2026-04-02', 'materials-out-of-order'],
    ['exhibitors.arrivalUntil', '2026-04-02', 'arrival-after-opening'],
  ] as const

  test.each(out)('%s on %s: %s', (path, after, problem) => {
    expect(problemsOf(withValues(autumn2025, [set(autumn2025, path, after)]))).toContain(problem)
  })

  test('the last day that is right, of each', () => {
    const right = [
      ['nextFair.lastDay', '2026-05-02'],
      ['exhibitors.closesOn', '2026-01-19'],
      ['exhibitors.ranksFrom.3', '2026-02-10'],
      ['exhibitors.standsTo', '2026-03-01'],
      ['exhibitors.materialsUntil', '2026-04-01'],
      ['exhibitors.arrivalUntil', '2026-04-01'],
    ] as const
    for (const [path, after] of right)
      expect(problemsOf(withValues(autumn2025, [set(autumn2025, path, after)]))).toEqual([])
  })
})

test('what has happened is not changed, and nothing is made to have happened', () => {
  const at = (moment: string) => new Date(`${moment}+03:00`)
  const problem = (path: string, after: string, moment: string) =>
    problemOfValue(autumn2025, set(autumn2025, path, after), at(moment))
  expect(problem('exhibitors.opensOn', '2025-08-02', '2025-07-31T23:59:59')).toBeNull()
  expect(problem('exhibitors.opensOn', '2025-08-02', '2025-08-01T00:00:00')).toBe('day-has-passed')
  expect(problem('exhibitors.closesOn', '2025-12-20', '2025-12-15T23:59:59')).toBeNull()
  expect(problem('exhibitors.closesOn', '2025-12-20', '2025-12-16T00:00:00')).toBe('day-has-passed')
  expect(problem('exhibitors.closesOn', '2025-10-01', '2025-10-02T00:00:00')).toBe('day-has-passed')
  expect(problem('exhibitors.ranksFrom.0', '2026-01-22', '2026-01-21T00:00:00')).toBe('day-has-passed')
  expect(problem('exhibitors.ranksFrom.1', '2026-01-25', '2026-01-23T23:59:59')).toBeNull()
})
