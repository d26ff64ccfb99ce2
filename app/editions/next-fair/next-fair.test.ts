import { expect, onTestFinished, test } from 'vitest'
import { autumn2025 } from '../edition.ts'
import { withValues } from '../edition-fields.ts'
import { problemsOf } from '../edition-problems.ts'
import { openFairOf, ownFairOf } from '../exhibitor-days.ts'
import { madeFrom } from '../new-edition.ts'
import { readFairsFrom } from '../open-fair.ts'
import { announcementOf, announcementProblem, likelyFirstDay, suggestedDays } from './next-fair.ts'

const at = (moment: string) => new Date(`${moment}+03:00`)
const now = at('2026-03-20T10:00:00')
const spring = madeFrom(autumn2025, '2026-04-02', autumn2025.exhibitors)
const days = suggestedDays(spring, '2026-09-24', now)
const set = announcementOf(spring, days)
const announced = withValues(spring, set)

test('every day of the next fair is suggested as far from it as from the last, none before it can be told', () => {
  expect(likelyFirstDay(spring)).toBe('2026-10-01')
  // From the second of April to the twenty-fourth of September it is 175 days.
  expect(days).toEqual({
    'nextFair.firstDay': '2026-09-24',
    'nextFair.lastDay': '2026-09-27',
    'exhibitors.opensOn': '2026-03-20',
    'exhibitors.closesOn': '2026-06-08',
    'exhibitors.answersBy': '2026-07-14',
    'exhibitors.ranksFrom.0': '2026-07-15',
    'exhibitors.ranksFrom.1': '2026-07-18',
    'exhibitors.ranksFrom.2': '2026-07-23',
    'exhibitors.ranksFrom.3': '2026-07-28',
    'exhibitors.standsTo': '2026-08-04',
    'exhibitors.materialsUntil': '2026-08-23',
    'exhibitors.arrivalUntil': '2026-09-06',
  })
})

test('one change names the next fair, lets exhibitors apply to it, and keeps whose fair is on show', () => {
  expect(problemsOf(announced)).toEqual([])
  expect(openFairOf(announced)).toMatchObject({
    id: '2026-09',
    firstDay: '2026-09-24',
    applications: { opensOn: '2026-03-20', closesOn: '2026-06-08' },
  })
  expect([ownFairOf(autumn2025), ownFairOf(spring), ownFairOf(announced)]).toEqual([
    null,
    'spring-2026',
    'spring-2026',
  ])
  expect(spring.nextFair).toBeNull()
})

test('it waits until exhibitors of the fair on show have done all they do, and names the day', () => {
  expect(announcementProblem(spring, set, at('2026-03-15T23:59:59'))).toEqual({
    reason: 'exhibitors-not-done',
    day: '2026-03-15',
  })
  expect(announcementProblem(spring, set, at('2026-03-16T00:00:00'))).toBeNull()
})

test('one next fair at a time; another when that one is over', () => {
  const second = announcementOf(announced, suggestedDays(announced, '2027-04-01', now))
  expect(announcementProblem(announced, second, at('2026-09-27T23:59:59'))).toEqual({
    reason: 'next-fair-announced',
  })
  const late = announcementOf(announced, suggestedDays(announced, '2027-04-01', at('2026-09-28T10:00:00')))
  expect(announcementProblem(announced, late, at('2026-09-28T00:00:00'))).toBeNull()
})

test('nothing of it has happened before it is told', () => {
  expect(announcementProblem(spring, set, at('2026-03-20T23:59:59'))).toBeNull()
  expect(announcementProblem(spring, set, at('2026-03-21T00:00:00'))).toEqual({
    reason: 'day-has-passed',
    path: 'exhibitors.opensOn',
  })
})

test('while the fair on show is postponed the next is neither before its new days nor before its exhibitors are done', () => {
  const newDays = { firstDay: '2026-10-08', lastDay: '2026-10-11' }
  const callOffs = [{ decidedAt: at('2026-03-10T12:00:00'), newDays }]
  readFairsFrom(() => ({ timeline: [{ holdsFrom: new Date(0), values: spring }], now, callOffs }))
  onTestFinished(() =>
    readFairsFrom(() => ({ timeline: [{ holdsFrom: new Date(0), values: autumn2025 }], now })),
  )
  const announce = (firstDay: string, from: string) =>
    announcementProblem(spring, announcementOf(spring, suggestedDays(spring, firstDay, at(from))), at(from))
  expect(announce('2027-04-01', '2026-09-20T23:59:59')).toEqual({
    reason: 'exhibitors-not-done',
    day: '2026-09-20',
  })
  expect(announce('2026-10-11', '2026-09-21T00:00:00')).toEqual({ reason: 'next-fair-out-of-order' })
  expect(announce('2027-04-01', '2026-09-21T00:00:00')).toBeNull()
})
