import { afterEach, expect, test } from 'vitest'
import { autumn2025 } from './edition.ts'
import { madeFrom } from './new-edition.ts'
import { fairOfExhibitors, fairsEndedBy, openFair, openFairAt, readFairsFrom } from './open-fair.ts'
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
readFairsFrom(() => ({ timeline, now }))
afterEach(() => {
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
