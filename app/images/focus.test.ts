import { expect, test } from 'vitest'
import { cropAround, focusClass } from './focus.ts'

const whole = { width: 1600, height: 1000 }

test.for([
  [
    { width: 400, height: 400 },
    { x: 50, y: 50 },
    { left: 300, top: 0, width: 1000, height: 1000 },
  ],
  [
    { width: 400, height: 400 },
    { x: 0, y: 50 },
    { left: 0, top: 0, width: 1000, height: 1000 },
  ],
  [
    { width: 400, height: 400 },
    { x: 100, y: 0 },
    { left: 600, top: 0, width: 1000, height: 1000 },
  ],
  [
    { width: 1200, height: 630 },
    { x: 10, y: 100 },
    { left: 0, top: 160, width: 1600, height: 840 },
  ],
  // Of the same shape nothing is lost.
  [
    { width: 800, height: 500 },
    { x: 3, y: 97 },
    { left: 0, top: 0, ...whole },
  ],
] as const)('%j around %j', ([wanted, focus, box]) => {
  expect(cropAround(whole, wanted, focus)).toEqual(box)
})

test('the point is in every crop, whatever its shape', () => {
  for (let x = 0; x <= 100; x += 10)
    for (const wanted of [
      { width: 1, height: 3 },
      { width: 5, height: 1 },
    ]) {
      const { left, top, width, height } = cropAround(whole, wanted, { x, y: 100 - x })
      const point = { x: (whole.width * x) / 100, y: (whole.height * (100 - x)) / 100 }
      expect(point.x >= left - 1 && point.x <= left + width + 1).toBe(true)
      expect(point.y >= top - 1 && point.y <= top + height + 1).toBe(true)
    }
})

test('classes go in steps of five, and the centre has none', () => {
  expect(focusClass({ x: 36, y: 62 })).toBe('focus-x-35 focus-y-60')
  expect(focusClass({ x: 49, y: 52 })).toBeUndefined()
  expect(focusClass({ x: 50, y: 20 })).toBe('focus-x-50 focus-y-20')
})
