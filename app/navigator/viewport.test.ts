import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { size } from './plan.ts'
import {
  canMoveUpAndDown,
  centredOn,
  firstLook,
  fitScale,
  movedBy,
  pointAt,
  revealing,
  scaleOf,
  type Viewport,
  wholeIn,
  wholePlan,
  zoomedAt,
} from './viewport.ts'

const desk = { width: 980, height: 612 }
const phone = { width: 350, height: 500 }
const frames = fc.constantFrom(desk, phone, { width: 1200, height: 400 })
const point = fc.record({
  x: fc.integer({ min: 0, max: size.width }),
  y: fc.integer({ min: 0, max: size.height }),
})

test('all of the plan fits the frame', () => {
  expect([fitScale(desk), fitScale(phone)]).toEqual([1, 350 / 980])
})

test('the first look of a phone shows a hall from the left edge, as high as the sheet leaves room for', () => {
  const frame = { width: 390, height: 702, covered: 206 }
  const look = firstLook(frame)
  expect(scaleOf(look, frame)).toBeCloseTo((702 - 206 - 12) / 612, 6)
  expect(look.x).toBeCloseTo(pointAt(frame, { x: 0, y: 0 }).x, 6)
  expect(firstLook(desk)).toEqual(wholePlan)
})

test('all of the plan fits what a sheet leaves of the frame', () => {
  const frame = { width: 390, height: 702, covered: 500 }
  expect(scaleOf(wholeIn(frame), frame) * size.height).toBeCloseTo(202, 6)
  expect(wholeIn(desk)).toEqual(wholePlan)
})

test('what is under the finger stays there while zooming', () => {
  const finger = { x: 400, y: 300 }
  const near = zoomedAt(zoomedAt(wholePlan, desk, finger, 2), desk, finger, 1.5)
  expect(near.x + finger.x * near.zoom).toBeCloseTo(finger.x * 1 + 0, 6)
  expect(near.zoom).toBe(3)
})

describe('the plan never leaves the frame', () => {
  test('wherever it is dragged', () => {
    fc.assert(
      fc.property(frames, fc.double({ min: 1, max: 4, noNaN: true }), point, (frame, factor, by) => {
        const viewport = movedBy(zoomedAt(wholePlan, frame, by, factor), frame, {
          x: by.x - 490,
          y: by.y - 300,
        })
        const [left, right] = [viewport.x, viewport.x + size.width * viewport.zoom]
        const window = {
          left: pointAt(frame, { x: 0, y: 0 }).x,
          right: pointAt(frame, { x: frame.width, y: 0 }).x,
        }
        const isFilled = left <= window.left + 0.001 && right >= window.right - 0.001
        const isHeld = left >= window.left - 0.001 && right <= window.right + 0.001
        expect(isFilled || isHeld).toBe(true)
      }),
    )
  })

  test('and a stone’s throw away is as far as it goes', () => {
    expect(scaleOf(zoomedAt(wholePlan, phone, { x: 0, y: 0 }, 1000), phone)).toBeCloseTo(4, 6)
    expect(zoomedAt(wholePlan, phone, { x: 0, y: 0 }, 0.001).zoom).toBe(1)
  })
})

test('a chosen stand comes to the middle, near enough to be read', () => {
  const viewport = centredOn(wholePlan, phone, { x: 490, y: 302 }, 1.3)
  expect(scaleOf(viewport, phone)).toBeCloseTo(1.3, 6)
  expect(seenAt(viewport, { x: 490, y: 302 })).toEqual({ x: 490, y: 306 })
})

test('what lies under a sheet is not the middle', () => {
  const viewport = centredOn(wholePlan, { ...phone, covered: 200 }, { x: 490, y: 302 }, 1.3)
  const open = centredOn(wholePlan, phone, { x: 490, y: 302 }, 1.3)
  expect((open.y - viewport.y) * fitScale(phone)).toBeCloseTo(100, 6)
})

test('what is seen already is not moved', () => {
  expect(revealing(wholePlan, desk, { x: 490, y: 302 }, 60)).toBeNull()
  const near = centredOn(wholePlan, desk, { x: 100, y: 200 }, 3)
  const moved = revealing(near, desk, { x: 800, y: 400 }, 60) ?? near
  expect(seenAt(moved, { x: 800, y: 400 }).x).toBeLessThanOrEqual(size.width - 60 + 0.001)
})

test('a plan that fits leaves the gesture up and down to the page', () => {
  expect(canMoveUpAndDown(wholePlan, phone)).toBe(false)
  expect(canMoveUpAndDown(zoomedAt(wholePlan, phone, { x: 0, y: 0 }, 4), phone)).toBe(true)
})

function seenAt(viewport: Viewport, { x, y }: { x: number; y: number }) {
  return { x: Math.round(viewport.x + x * viewport.zoom), y: Math.round(viewport.y + y * viewport.zoom) }
}
