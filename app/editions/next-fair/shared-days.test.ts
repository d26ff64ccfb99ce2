import { expect, test } from 'vitest'
import { autumn2025 } from '../edition.ts'
import { withValues } from '../edition-fields.ts'
import { madeFrom } from '../new-edition.ts'
import { followingSet, sharedValues } from './shared-days.ts'

const spring = madeFrom(autumn2025, '2026-04-02', autumn2025.exhibitors)
const follows = (path: string, before: string, after: string, other = spring) => {
  const set = [{ path, before, after }]
  return followingSet(set, withValues(autumn2025, set), other).map(one => [one.path, one.after])
}

test('a deadline of exhibitors follows into the edition made for the same fair, and into no other', () => {
  expect(follows('exhibitors.closesOn', '2025-12-15', '2025-12-20')).toEqual([
    ['exhibitors.closesOn', '2025-12-20'],
  ])
  expect(
    follows('exhibitors.closesOn', '2025-12-15', '2025-12-20', madeFrom(autumn2025, '2026-05-07', null)),
  ).toEqual([])
})

test('the days of the next fair are the days of the edition made for it; those between stand as they stood', () => {
  expect(follows('nextFair.firstDay', '2026-04-02', '2026-04-01')).toEqual([
    ['firstDay', '2026-04-01'],
    ['vipOpening.day', '2026-04-01'],
    ['visitorDays.first', '2026-04-02'],
  ])
  expect(follows('nextFair.lastDay', '2026-04-05', '2026-04-06')).toEqual([
    ['lastDay', '2026-04-06'],
    ['visitorDays.last', '2026-04-06'],
  ])
})

test('what the fair on show says of itself follows nowhere', () => {
  expect(follows('lastDay', '2025-09-27', '2025-09-26')).toEqual([])
  expect(follows('guidesUntil', '2025-09-05', '2025-09-06')).toEqual([])
})

test('they are shared while both speak of the same fair', () => {
  expect(sharedValues(autumn2025, spring).get('firstDay')).toBe('2026-04-02')
  expect(sharedValues(autumn2025, autumn2025).size).toBe(0)
  expect(sharedValues(autumn2025, madeFrom(autumn2025, '2026-05-07', null)).size).toBe(0)
})
