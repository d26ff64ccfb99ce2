import { describe, expect, test } from 'vitest'
import { spring2026 } from '../../../tests/builders/exhibitors/spring-2026.ts'
import { standWindow, windowRefusal } from './stand-window.ts'

describe('the ranks', () => {
  test('begin one after another, and each stays open until the choice ends', () => {
    const windows = [1, 2, 3, 4].map(rank => standWindow(rank, spring2026))
    expect(windows).toEqual([
      { rank: 1, opensOn: '2026-01-21', turnUntil: '2026-01-23', closesOn: '2026-02-10' },
      { rank: 2, opensOn: '2026-01-24', turnUntil: '2026-01-28', closesOn: '2026-02-10' },
      { rank: 3, opensOn: '2026-01-29', turnUntil: '2026-02-02', closesOn: '2026-02-10' },
      { rank: 4, opensOn: '2026-02-03', turnUntil: '2026-02-10', closesOn: '2026-02-10' },
    ])
    expect(spring2026.standChoice.ranksFrom[0]).toBe(spring2026.standChoice.from)
  })

  test.each([null, 0, 5, -1, 1.5, Number.NaN])('rank %s is nobody’s', rank => {
    expect(windowRefusal(standWindow(rank, spring2026), new Date('2026-02-05T12:00:00+03:00'))).toBe(
      'no-rank',
    )
  })
})

test.each([
  [2, '2026-01-23T23:59:59.999+03:00', 'too-early'],
  [2, '2026-01-24T00:00:00+03:00', null],
  [2, '2026-02-10T23:59:59.999+03:00', null],
  [2, '2026-02-11T00:00:00+03:00', 'too-late'],
  [1, '2026-01-20T22:00:00Z', null],
  [4, '2026-02-02T12:00:00+03:00', 'too-early'],
] as const)('rank %i at %s: %s', (rank, at, refusal) => {
  expect(windowRefusal(standWindow(rank, spring2026), new Date(at))).toBe(refusal)
})
