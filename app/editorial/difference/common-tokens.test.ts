import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonRuns, risingPart } from './common-tokens.ts'

const row = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 })

test('what is found in common is in both rows, in order, and as much as there is', () => {
  fc.assert(
    fc.property(row, row, (was, now) => {
      let [a, b, length] = [0, 0, 0]
      for (const run of commonRuns(was, now)) {
        expect(run.was).toBeGreaterThanOrEqual(a)
        expect(run.now).toBeGreaterThanOrEqual(b)
        expect(was.slice(run.was, run.was + run.length)).toEqual(now.slice(run.now, run.now + run.length))
        a = run.was + run.length
        b = run.now + run.length
        length += run.length
      }
      expect(length).toBe(longestCommon(was, now))
    }),
    { numRuns: 2000 },
  )
})

test('the longest rising part of a list', () => {
  expect(risingPart([])).toEqual([])
  expect(risingPart([3, 1, 2, 5, 4])).toHaveLength(3)
  expect(risingPart([0, 1, 2])).toEqual([0, 1, 2])
  expect(risingPart([2, 1, 0])).toHaveLength(1)
})

// The plain table of the textbook, to hold the quick way against.
function longestCommon(was: string[], now: string[]): number {
  let above = new Array<number>(now.length + 1).fill(0)
  for (const token of was) {
    const line = [0]
    now.forEach((other, at) => {
      line.push(token === other ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, line[at] ?? 0))
    })
    above = line
  }
  return above.at(-1) ?? 0
}
