import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ColourShare, labOfHex } from '../../images/oklab.ts'
import { contrastWithWall, nightWall } from './contrast.ts'

const picture = (...parts: [hex: string, share: number][]): ColourShare[] =>
  parts.map(([hex, share]) => [...labOfHex(hex), share])

test('the wall is the one of the night pages', () => {
  const css = readFileSync(new URL('../../app.css', import.meta.url), 'utf8')
  expect(/--ground: (#[\da-f]{6})/.exec(css)?.[1]).toBe(nightWall)
})

test.each([
  ['white on black', [['#ffffff', 1]], '#000000', 21],
  ['grey on white', [['#767676', 1]], '#ffffff', 4.54],
  [
    'a dark picture with a light face',
    [
      ['#13100e', 0.85],
      ['#f2eadc', 0.15],
    ],
    nightWall,
    15.86,
  ],
  [
    'a dark picture with a spark',
    [
      ['#1b1714', 0.97],
      ['#f2eadc', 0.03],
    ],
    nightWall,
    1.06,
  ],
] satisfies [string, [string, number][], string, number][])('%s', (_, parts, wall, ratio) => {
  expect(contrastWithWall(picture(...parts), wall)).toBeCloseTo(ratio, 1)
})

test('a picture whose colours nobody has read says nothing', () => {
  expect(contrastWithWall([])).toBeUndefined()
})
