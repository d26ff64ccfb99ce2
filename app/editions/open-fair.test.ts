import { afterEach, expect, test } from 'vitest'
import { autumn2025 } from './edition.ts'
import { madeFrom } from './new-edition.ts'
import {
  calledOffFairs,
  type FairCallOff,
  fairOfExhibitors,
  fairOfExhibitorsAt,
  fairsEndedBy,
  fairsUnderWay,
  hasTurned,
  heldDays,
  heldUntil,
  isCalledOff,
  isUnderWay,
  lastFairEndedBy,
  openFair,
  openFairAt,
  readFairsFrom,
} from './open-fair.ts'
import type { Timeline } from './timeline.ts'

const at = (moment: string) => new Date(`${moment}+03:00`)
const spring = madeFrom(autumn2025, '2026-04-02', autumn2025.exhibitors)
const autumn2026 = madeFrom(spring, '2026-10-09', null)
const extended = { ...autumn2025, exhibitors: { ...autumn2025.exhibitors, closesOn: '2025-12-20' } }
const timeline: Timeline = [
  { holdsFrom: new Date(0), values: autumn2025 },
  { holdsFrom: at('2025-11-01T00:00:00'), values: extended },
  { holdsFrom: at('2026-01-10T00:00:00'), values: { ...spring, lastDay: '2026-04-06' } },
  { holdsFrom: at('2026-05-01T00:00:00'), values: autumn2026 },
]
let now = at('2025-08-20T12:00:00')
let callOffs: FairCallOff[] = []
readFairsFrom(() => ({ timeline, callOffs, now }))
afterEach(() => {
  callOffs = []
  now = at('2025-08-20T12:00:00')
})

test('whoever holds the open fair reads what holds at the moment they read', () => {
  const { closesOn } = openFair.applications
  expect(closesOn).toBe('2025-12-15')
  now = at('2025-10-31T23:59:59')
  expect(openFair.applications.closesOn).toBe('2025-12-15')
  now = at('2025-11-01T00:00:00')
  expect(openFair.applications.closesOn).toBe('2025-12-20')
  expect(openFairAt(at('2025-10-31T23:59:59')).applications.closesOn).toBe('2025-12-15')
  now = at('2026-05-01T00:00:00')
  expect(openFair).toMatchObject({ id: '2026-10', firstDay: '2026-10-09' })
})

test('what was made for a fair keeps its days when exhibitors apply to another', () => {
  now = at('2026-05-02T00:00:00')
  expect(fairOfExhibitors('spring-2026')).toMatchObject({ firstDay: '2026-04-02', lastDay: '2026-04-06' })
  expect(() => fairOfExhibitors('2027-04')).toThrow('2027-04')
})

test('fairs that ended by a moment, and no fair that nobody applies to yet', () => {
  now = at('2026-04-20T00:00:00')
  expect(fairsEndedBy(at('2026-04-06T23:59:59'))).toEqual([])
  expect(fairsEndedBy(at('2026-04-07T00:00:00'))).toEqual(['spring-2026'])
  expect(fairsEndedBy(at('2030-01-01T00:00:00'))).toEqual(['spring-2026'])
  now = at('2026-05-02T00:00:00')
  expect(fairsEndedBy(at('2030-01-01T00:00:00'))).toEqual(['spring-2026', '2026-10'])
})

test('a paper says what was known of its fair when it was signed', () => {
  now = at('2026-05-02T00:00:00')
  const known = (moment: string) => fairOfExhibitorsAt('spring-2026', at(moment))
  expect(known('2025-10-31T23:59:59').applications.closesOn).toBe('2025-12-15')
  expect(known('2025-11-01T00:00:00').applications.closesOn).toBe('2025-12-20')
  expect(known('2026-01-09T23:59:59').lastDay).toBe('2026-04-05')
  expect(known('2026-01-10T00:00:00').lastDay).toBe('2026-04-06')
  // After the site has turned to another fair it is still the last that was known of this one; before all it is the first.
  expect(known('2026-06-01T00:00:00').lastDay).toBe('2026-04-06')
  expect(fairOfExhibitorsAt('2026-10', at('2026-01-01T00:00:00')).firstDay).toBe('2026-10-09')
  expect(() => fairOfExhibitorsAt('2027-04', now)).toThrow('2027-04')
})

test('a postponed fair is over when its new days are, and one that is called off is never held', () => {
  now = at('2026-04-20T00:00:00')
  const springEdition = { ...spring, lastDay: '2026-04-06' }
  callOffs = [
    {
      decidedAt: at('2026-03-01T12:00:00'),
      newDays: { firstDay: '2026-06-11', lastDay: '2026-06-14' },
    },
  ]
  expect(heldDays(springEdition)).toEqual({ firstDay: '2026-06-11', lastDay: '2026-06-14' })
  expect(heldUntil('spring-2026')).toBe('2026-06-14')
  expect(fairsEndedBy(at('2026-06-14T23:59:59'))).toEqual([])
  expect(fairsEndedBy(at('2026-06-15T00:00:00'))).toEqual(['spring-2026'])
  callOffs.push({ decidedAt: at('2026-03-10T12:00:00'), newDays: null })
  expect([heldDays(springEdition), heldUntil('spring-2026')]).toEqual([null, null])
  expect(fairsEndedBy(at('2026-04-07T00:00:00'))).toEqual(['spring-2026'])
})

test('what is kept for a year after a fair is measured by each of them, whichever is on show', () => {
  const ended = (moment: string) => lastFairEndedBy(at(moment))
  now = at('2026-05-02T00:00:00')
  expect([ended('2025-09-27T23:59:58'), ended('2025-09-27T23:59:59')]).toEqual([
    null,
    at('2025-09-27T23:59:59'),
  ])
  expect(ended('2026-04-06T23:59:58')).toEqual(at('2025-09-27T23:59:59'))
  expect(ended('2026-04-06T23:59:59')).toEqual(at('2026-04-06T23:59:59'))
  const decidedAt = at('2026-03-01T12:00:00')
  callOffs = [{ decidedAt, newDays: { firstDay: '2026-06-11', lastDay: '2026-06-14' } }]
  expect(ended('2026-06-14T23:59:58')).toEqual(at('2025-09-27T23:59:59'))
  expect(ended('2026-06-14T23:59:59')).toEqual(at('2026-06-14T23:59:59'))
  callOffs = [{ decidedAt, newDays: null }]
  expect(ended('2026-04-06T23:59:59')).toEqual(at('2026-04-06T23:59:59'))
})

test('a postponed fair gives way on the plan when its new days are over', () => {
  const shown = { ...spring, nextFair: { firstDay: '2026-10-09', lastDay: '2026-10-12' } }
  expect(hasTurned(shown, at('2026-04-06T00:00:00'))).toBe(true)
  now = at('2026-04-20T00:00:00')
  callOffs = [
    {
      decidedAt: at('2026-03-01T12:00:00'),
      newDays: { firstDay: '2026-06-11', lastDay: '2026-06-14' },
    },
  ]
  expect(hasTurned(shown, at('2026-06-14T23:59:59'))).toBe(false)
  expect(hasTurned(shown, at('2026-06-15T00:00:00'))).toBe(true)
})

test('the fair of visitors that is called off is not the one that exhibitors apply to meanwhile', () => {
  callOffs = [{ decidedAt: at('2025-08-20T11:00:00'), newDays: null }]
  now = at('2026-04-20T00:00:00')
  expect([heldDays(autumn2025), heldUntil('spring-2026')]).toEqual([null, '2026-04-06'])
})

test('exhibitors of a postponed fair have its new days, and what is due before the first of them moves with it', () => {
  const decidedAt = at('2026-03-10T12:00:00')
  now = at('2026-03-10T11:59:59')
  callOffs = [{ decidedAt, newDays: { firstDay: '2026-05-14', lastDay: '2026-05-17' } }]
  const before = { firstDay: '2026-04-02', lastDay: '2026-04-06', materialsUntil: '2026-03-01' }
  const after = {
    ...{ firstDay: '2026-05-14', lastDay: '2026-05-17' },
    ...{ materialsUntil: '2026-04-12', arrivalUntil: '2026-04-26', answersBy: '2026-01-20' },
  }
  expect([openFair.firstDay, openFair.arrivalUntil]).toEqual(['2026-04-02', '2026-03-15'])
  now = decidedAt
  expect({ ...openFair }).toMatchObject(after)
  for (const fair of [openFairAt(decidedAt), fairOfExhibitors('spring-2026')])
    expect(fair).toMatchObject(after)
  // What was signed before it was decided says the days of then.
  const known = (moment: string) => fairOfExhibitorsAt('spring-2026', at(moment))
  expect(known('2026-03-10T11:59:59')).toMatchObject(before)
  expect(openFairAt(at('2026-03-10T11:59:59'))).toMatchObject(before)
  expect(known('2026-03-10T12:00:00')).toMatchObject(after)
  expect(isCalledOff('spring-2026')).toBe(false)
})

test('of a fair that is held earlier nothing is due later, and everything before its first day', () => {
  now = at('2026-02-10T12:00:00')
  callOffs = [{ decidedAt: now, newDays: { firstDay: '2026-03-10', lastDay: '2026-03-13' } }]
  expect(openFair).toMatchObject({ materialsUntil: '2026-03-01', arrivalUntil: '2026-03-09' })
})

test('a fair that is called off keeps its days and is known as such; others are not', () => {
  now = at('2026-03-10T12:00:00')
  callOffs = [{ decidedAt: now, newDays: null }]
  expect(calledOffFairs()).toEqual(['spring-2026', '2026-10', '2027-04'].filter(isCalledOff))
  expect([isCalledOff('spring-2026'), isCalledOff('2026-10'), isCalledOff('2027-04')]).toEqual([
    true,
    false,
    false,
  ])
  expect(openFair).toMatchObject({
    firstDay: '2026-04-02',
    lastDay: '2026-04-06',
    arrivalUntil: '2026-03-15',
  })
})

test('a fair is under way until its last day is over, on whichever day that is by then', () => {
  now = at('2026-05-02T00:00:00')
  expect(fairsUnderWay(at('2026-04-06T23:59:59'))).toEqual(['spring-2026', '2026-10'])
  expect(fairsUnderWay(at('2026-04-07T00:00:00'))).toEqual(['2026-10'])
  callOffs = [
    { decidedAt: at('2026-03-01T12:00:00'), newDays: { firstDay: '2026-06-11', lastDay: '2026-06-14' } },
  ]
  expect(isUnderWay('spring-2026', at('2026-06-14T23:59:59'))).toBe(true)
  expect(isUnderWay('spring-2026', at('2026-06-15T00:00:00'))).toBe(false)
  expect(isUnderWay('2027-04', now)).toBe(false)
})
