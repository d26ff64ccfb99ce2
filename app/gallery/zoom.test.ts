import { expect, test } from 'vitest'
import { atRest, fitInto, isWorthReturningTo, keepOnScreen, largestScale, moveInto, zoomAt } from './zoom.ts'

const screen = { width: 1000, height: 800 }
const area = { left: 100, top: 50, width: 800, height: 700 }
const hung = { left: 300, top: 150, width: 400, height: 500 }
const frame = { hung, screen, most: 4 }

test('a work hangs whole, in the middle, and never larger than it is', () => {
  expect(fitInto(area, { width: 1600, height: 1600 })).toEqual({
    left: 150,
    top: 50,
    width: 700,
    height: 700,
  })
  expect(fitInto(area, { width: 200, height: 100 })).toEqual({ left: 400, top: 350, width: 200, height: 100 })
  expect(fitInto(area, { width: 0, height: 0 })).toEqual(area)
})

test.each([
  [4000, 8],
  [1600, 4],
  [500, 2],
  [0, 2],
])('a picture of %i px, hung 400 px wide, grows up to %i times', (width, most) => {
  expect(largestScale(hung, { width, height: width })).toBe(most)
})

test('what lies under the pointer stays under it', () => {
  const point = { x: 450, y: 350 }
  const zoom = zoomAt(atRest, 4, point, frame)
  const under = { x: (point.x - 500 - zoom.x) / zoom.scale, y: (point.y - 400 - zoom.y) / zoom.scale }
  expect(under).toEqual({ x: -50, y: -50 })
})

test('no smaller than it hangs, no larger than it may', () => {
  expect(zoomAt(atRest, 0.3, { x: 0, y: 0 }, frame)).toEqual(atRest)
  expect(zoomAt(atRest, 40, { x: 500, y: 400 }, frame)).toEqual({ scale: 4, x: 0, y: 0 })
})

test('a large work leaves no empty edge, a small one does not leave the screen', () => {
  // 1600 × 2000 on 1000 × 800: 300 px to spare at the sides, 600 above and below.
  expect(keepOnScreen({ scale: 4, x: 900, y: -900 }, hung, screen)).toEqual({ scale: 4, x: 300, y: -600 })
  // 600 px wide on 1000: it may move by 200 to either side, and stays whole.
  expect(keepOnScreen({ scale: 1.5, x: 900, y: 0 }, hung, screen).x).toBe(200)
})

test('into a thumbnail it goes by its middle and width', () => {
  const thumbnail = { left: 20, top: 30, width: 100, height: 125 }
  expect(moveInto(thumbnail, hung)).toBe('translate(-430px, -307.5px) scale(0.25)')
})

test.each([
  [{ left: 10, top: 10, width: 100, height: 100 }, true],
  [{ left: 10, top: -96, width: 100, height: 100 }, true],
  [{ left: 10, top: -98, width: 100, height: 100 }, false],
  [{ left: 10, top: 900, width: 100, height: 100 }, false],
  [{ left: -300, top: -300, width: 100, height: 100 }, false],
  [{ left: 10, top: 10, width: 0, height: 0 }, false],
])('%o is worth returning to: %s', (place, isWorth) => {
  expect(isWorthReturningTo(place, screen)).toBe(isWorth)
})
