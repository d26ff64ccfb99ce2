import { expect, test } from 'vitest'
import { averageOf, isDisputed, isScore, needsSentence, ranksOf, scores, verdictOf } from './decisions.ts'

test('one and two refuse, three asks for a correction, four and five approve', () => {
  expect(scores.map(verdictOf)).toEqual(['refuse', 'refuse', 'correction', 'approve', 'approve'])
  expect(scores.map(needsSentence)).toEqual([true, true, true, false, false])
  expect([0, 6, 3.5, Number.NaN].map(isScore)).toEqual([false, false, false, false])
})

test('an average has one decimal, and none where nobody voted', () => {
  expect(averageOf([4, 4, 4, 3])).toBe(3.8)
  expect(averageOf([])).toBeNull()
})

test('a dispute is between yes and no, not between yes and perhaps', () => {
  expect(isDisputed([5, 2])).toBe(true)
  expect(isDisputed([5, 3])).toBe(false)
  expect(isDisputed([1, 2])).toBe(false)
})

test('a quarter chooses in each turn, the higher rated first', () => {
  const accepted = Array.from({ length: 8 }, (_, place) => ({ id: String(place), average: 5 - place / 10 }))
  expect([...ranksOf(accepted).values()]).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
})

test('equals never choose after each other', () => {
  const accepted = Array.from({ length: 9 }, (_, place) => ({
    id: String(place),
    average: place < 6 ? 4 : 3,
  }))
  expect([...ranksOf(accepted).values()]).toEqual([1, 1, 1, 1, 1, 1, 3, 3, 3])
  expect(ranksOf([{ id: 'a', average: null }]).get('a')).toBe(1)
})
