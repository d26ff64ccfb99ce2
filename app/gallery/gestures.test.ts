import { expect, test } from 'vitest'
import { axisOf, groundOpacity, isDoubleTap, isDraggedAway, swipeStep } from './gestures.ts'

test.each([
  [3, 4, null],
  [0, -7, null],
  [-20, 5, 'x'],
  [5, -20, 'y'],
] as const)('a movement of %i across and %i down goes along %s', (dx, dy, axis) => {
  expect(axisOf(dx, dy)).toBe(axis)
})

test.each([
  [150, 900, false],
  [260, 900, true],
  [-260, 900, true],
  [80, 200, true],
  [30, 100, false],
])('carried %i px in %i ms: away is %s', (dy, durationMs, isAway) => {
  expect(isDraggedAway(dy, durationMs)).toBe(isAway)
})

test.each([
  [-60, 150, 1],
  [60, 150, -1],
  [-60, 800, 0],
  [-140, 800, 1],
  [140, 800, -1],
  [-30, 100, 0],
])('on a telephone of 390 px a swipe of %i px in %i ms goes %i on', (dx, durationMs, by) => {
  expect(swipeStep(dx, durationMs, 390)).toBe(by)
})

test('the ground thins to a half and no further', () => {
  expect([0, 100, -100, 200, 700].map(groundOpacity)).toEqual([1, 0.75, 0.75, 0.5, 0.5])
})

test('two taps are one gesture only when close in time and place', () => {
  const first = { x: 100, y: 100, atMs: 1_000 }
  expect(isDoubleTap(null, first)).toBe(false)
  expect(isDoubleTap(first, { x: 110, y: 95, atMs: 1_250 })).toBe(true)
  expect(isDoubleTap(first, { x: 110, y: 95, atMs: 1_400 })).toBe(false)
  expect(isDoubleTap(first, { x: 160, y: 100, atMs: 1_250 })).toBe(false)
})
