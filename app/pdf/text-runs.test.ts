import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asTheyStand, settable, textRuns } from './text-runs.ts'

const face = (name: string, letters: string) => ({
  name,
  letters: new Set([...letters].map(letter => letter.codePointAt(0) ?? 0)),
})
const own = face('own', 'abcdef ()-')
const latin = face('latin', 'abcdef ')
const vietnamese = face('vietnamese', 'ễị')
const arabic = face('arabic', 'محدعلي ')
const families = [[own], [latin, vietnamese], [arabic]]
const runs = (line: string) =>
  textRuns(line, families).map(({ text, face, level }) => [text, face?.name ?? null, level])

test('a word stands in the first family that has all of it, its neighbours in their own', () => {
  expect(runs('abc bễd fed')).toEqual([
    ['abc ', 'own', 0],
    ['b', 'latin', 0],
    ['ễ', 'vietnamese', 0],
    ['d ', 'latin', 0],
    ['fed', 'own', 0],
  ])
})

test('where no family has the word, each letter stands in the first that has it', () => {
  expect(runs('a龍-ễ')).toEqual([
    ['a', 'own', 0],
    ['龍', null, 0],
    ['-', 'own', 0],
    ['ễ', 'vietnamese', 0],
  ])
})

test('words that run to the left stay together and keep their place among the others', () => {
  const line = 'abc محمد علي (fed)'
  expect(runs(line)).toEqual([
    ['abc ', 'own', 0],
    ['محمد علي', 'arabic', 1],
    [' ', 'arabic', 0],
    ['(fed)', 'own', 0],
  ])
  const standing = (text: string) => asTheyStand(textRuns(text, families)).map(({ text }) => text)
  expect(standing('محمد abc علي')).toEqual(['محمد', ' ', 'abc ', 'علي'])
  expect(standing('محمد (علي) abc')).toEqual(['(', 'علي', ')', 'محمد ', ' abc'])
  expect(standing('علي (محمد) علي')).toEqual(['علي', ' (', 'محمد', ')', 'علي '])
})

test('runs deep in one another turn as often as they are deep', () => {
  const levels = (...all: number[]) =>
    asTheyStand(all.map((level, place) => ({ level, place }))).map(({ place }) => place)
  expect(levels(0, 1, 2, 1, 0)).toEqual([0, 3, 2, 1, 4])
  expect(levels(0, 1, 2, 3, 2)).toEqual([0, 2, 3, 4, 1])
})

test('no letter is lost, whatever the line', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab ễị龍محمد()-12') }), line => {
      const set = textRuns(line, families).map(({ text }) => text)
      expect([...set.join('')].length).toBe([...line].length)
      expect(asTheyStand(set.map(text => ({ text, level: 1 })))).toHaveLength(set.length)
    }),
  )
})

test('signs that turn a line around are taken out, and marks join their letters', () => {
  expect(settable('Anna \u202eavonavI\u2066')).toBe('Anna avonavI')
  expect(settable('e\u0302\u0303')).toBe('ễ')
})
