import { expect, test } from 'vitest'
import { boxPath, facePath, project } from './axonometry.ts'

test('heights stay upright, both horizontals fall away alike', () => {
  expect(project([0, 0, 1])).toEqual([0, -62])
  expect(project([1, 0, 0])).toEqual([53.7, 31])
  expect(project([0, 1, 0])).toEqual([-53.7, 31])
})

test('a face goes round its four corners, whichever coordinate they share', () => {
  expect(facePath([0, 0, 0], [1, 0, 1])).toBe('M0 0L53.7 31L53.7 -31L0 -62Z')
  expect(facePath([0, 0, 0], [0, 1, 1])).toBe('M0 0L-53.7 31L-53.7 -31L0 -62Z')
  expect(facePath([0, 0, 0], [1, 1, 0])).toBe('M0 0L53.7 31L0 62L-53.7 31Z')
})

test('of a box three faces are seen', () => {
  expect(boxPath([0, 0, 0], [1, 1, 1]).match(/Z/g)).toHaveLength(3)
})
