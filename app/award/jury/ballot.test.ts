import { expect, test } from 'vitest'
import { ballotIn, ungraded } from './ballot.ts'

const listed = ['one', 'two', 'three']

test('a ballot is a word for each book, the chair’s with an order for a tie', () => {
  const sent = { do: 'save', 'grade-one': 'excellent', 'grade-two': '', 'place-one': '2', 'place-three': '1' }
  expect(ballotIn(sent, listed)).toEqual({ grades: { one: 'excellent' }, preference: ['three', 'one'] })
  expect(ungraded({ one: 'excellent' }, listed)).toBe(2)
})

test.each([
  [{ 'grade-four': 'good' }, 'not-listed'],
  [{ 'grade-': 'good' }, 'not-listed'],
  [{ 'place-four': '1' }, 'not-listed'],
  [{ 'grade-one': 'Excellent' }, 'odd-grade'],
  [{ 'grade-one': '1' }, 'odd-grade'],
  [{ 'grade-one': '__proto__' }, 'odd-grade'],
  [{ 'place-one': '0' }, 'odd-preference'],
  [{ 'place-one': '4' }, 'odd-preference'],
  [{ 'place-one': '1.0' }, 'odd-preference'],
  [{ 'place-one': '1', 'place-two': '1' }, 'odd-preference'],
] as const)('%j is none', (sent, reason) => expect(ballotIn(sent, listed)).toBe(reason))
