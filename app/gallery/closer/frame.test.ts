import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workPath } from '../../content/work-path.ts'
import { gridOf, lastLevelOf } from '../../images/tiles/pyramid.ts'
import { closerPath } from './closer-path.ts'
import {
  boundFrame,
  frameBetween,
  pixelAt,
  pointOf,
  scaleAt,
  seenCm,
  smallestScale,
  toCm,
  toPixel,
  wholeFrame,
  zoomFrame,
  zoomPart,
} from './frame.ts'
import { frameIn, searchOf } from './frame-address.ts'
import { stepOf, ticksOf } from './ruler.ts'
import { levelFor, partOfPicture, tilesInSight } from './wanted-tiles.ts'

const sheets = fc.record({
  width: fc.integer({ min: 200, max: 8_000 }),
  height: fc.integer({ min: 200, max: 8_000 }),
  widthCm: fc.integer({ min: 5, max: 400 }),
  heightCm: fc.integer({ min: 5, max: 400 }),
})
const stages = fc.record({
  width: fc.integer({ min: 200, max: 2_600 }),
  height: fc.integer({ min: 200, max: 1_600 }),
})
const part = fc.double({ min: 0, max: 1, noNaN: true })
/** A frame somewhere on the work, with its work and window. */
const looks = fc
  .record({ sheet: sheets, stage: stages, x: part, y: part, closeness: part })
  .map(({ sheet, stage, x, y, closeness }) => ({
    sheet,
    stage,
    frame: boundFrame(
      { x: x * sheet.width, y: y * sheet.height, scale: scaleAt(closeness, sheet, stage) },
      sheet,
      stage,
    ),
  }))
const bird = { width: 4800, height: 6000, widthCm: 56, heightCm: 70 }

describe('the frame', () => {
  test('the whole work is in the window, and a small one is not enlarged', () => {
    fc.assert(
      fc.property(sheets, stages, (sheet, stage) => {
        const frame = wholeFrame(sheet, stage)
        const corner = pointOf(frame, { x: 0, y: 0 }, stage)
        expect(Math.min(corner.x, corner.y)).toBeGreaterThanOrEqual(-1e-6)
        expect(frame.scale).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('what lies under the pointer stays under it, wherever the work’s edge is not in the way', () => {
    const stage = { width: 1000, height: 800 }
    fc.assert(
      fc.property(part, part, fc.double({ min: 1, max: 3, noNaN: true }), (x, y, times) => {
        const frame = boundFrame({ x: 2400, y: 3000, scale: 0.3 }, bird, stage)
        const point = { x: x * stage.width, y: y * stage.height }
        const closer = zoomFrame(frame, times, point, bird, stage)
        const before = pixelAt(frame, point, stage)
        const after = pixelAt(closer, point, stage)
        expect(after.x).toBeCloseTo(before.x, 4)
        expect(after.y).toBeCloseTo(before.y, 4)
      }),
    )
  })

  test('the window never shows past the work on a side where the work is larger', () => {
    fc.assert(
      fc.property(looks, ({ sheet, stage, frame }) => {
        const start = pointOf(frame, { x: 0, y: 0 }, stage)
        const end = pointOf(frame, { x: sheet.width, y: sheet.height }, stage)
        if (sheet.width * frame.scale >= stage.width) {
          expect(start.x).toBeLessThanOrEqual(1e-6)
          expect(end.x).toBeGreaterThanOrEqual(stage.width - 1e-6)
        } else expect(start.x).toBeCloseTo(stage.width - end.x, 4)
        expect(frame.scale).toBeLessThanOrEqual(1)
        expect(frame.scale).toBeGreaterThanOrEqual(smallestScale(sheet, stage))
      }),
    )
  })

  test('pixels, points and centimetres lead back to themselves', () => {
    fc.assert(
      fc.property(looks, part, part, ({ sheet, stage, frame }, x, y) => {
        const point = { x: x * stage.width, y: y * stage.height }
        const back = pointOf(frame, toPixel(toCm(pixelAt(frame, point, stage), sheet), sheet), stage)
        expect(back.x).toBeCloseTo(point.x, 4)
        expect(back.y).toBeCloseTo(point.y, 4)
      }),
    )
  })

  test('the ruler of the zoom says where one is, both ways', () => {
    fc.assert(
      fc.property(sheets, stages, part, (sheet, stage, closeness) => {
        fc.pre(smallestScale(sheet, stage) < 0.99)
        const frame = { ...wholeFrame(sheet, stage), scale: scaleAt(closeness, sheet, stage) }
        expect(zoomPart(frame, sheet, stage)).toBeCloseTo(closeness, 6)
      }),
    )
  })

  test('never more of the work is in the window than there is', () => {
    fc.assert(
      fc.property(looks, ({ sheet, stage, frame }) => {
        const seen = seenCm(frame, sheet, stage)
        expect(seen.x).toBeLessThanOrEqual(sheet.widthCm + 1e-9)
        expect(seen.y).toBeLessThanOrEqual(sheet.heightCm + 1e-9)
      }),
    )
  })

  test('on the way to a point one keeps looking at it', () => {
    const stage = { width: 1000, height: 800 }
    const from = boundFrame({ x: 2400, y: 3000, scale: 0.2 }, bird, stage)
    const point = { x: 700, y: 300 }
    const to = zoomFrame(from, 2, point, bird, stage)
    for (const done of [0, 0.25, 0.5, 0.75, 1]) {
      const seen = pixelAt(frameBetween(from, to, done), point, stage)
      expect(seen.x).toBeCloseTo(pixelAt(from, point, stage).x, 4)
      expect(seen.y).toBeCloseTo(pixelAt(from, point, stage).y, 4)
    }
  })
})

describe('the address', () => {
  test('opens the same detail to within a pixel', () => {
    fc.assert(
      fc.property(looks, ({ sheet, stage, frame }) => {
        const search = searchOf(frame, sheet, stage)
        fc.pre(search !== '' && sheet.width / sheet.widthCm < 100 && sheet.height / sheet.heightCm < 100)
        const again = frameIn(search, sheet, stage)
        for (const corner of [
          { x: 0, y: 0 },
          { x: stage.width, y: stage.height },
        ]) {
          const then = pixelAt(frame, corner, stage)
          const now = again && pointOf(again, then, stage)
          expect(Math.abs((now?.x ?? Number.NaN) - corner.x)).toBeLessThan(2)
          expect(Math.abs((now?.y ?? Number.NaN) - corner.y)).toBeLessThan(2)
        }
      }),
    )
  })

  test('in another window it is the same place, and as wide', () => {
    const frame = frameIn('?at=32.4,23.3&w=29', bird, { width: 1000, height: 800 })
    const other = frameIn('?at=32.4,23.3&w=29', bird, { width: 500, height: 400 })
    expect([other?.x, other?.y, other?.scale]).toEqual([frame?.x, frame?.y, (frame?.scale ?? 0) / 2])
  })

  test('the whole work has no words in it', () => {
    const stage = { width: 1000, height: 800 }
    expect(searchOf(wholeFrame(bird, stage), bird, stage)).toBe('')
  })

  test.each([
    '',
    '?at=1,2',
    '?w=29',
    '?at=&w=',
    '?at=1&w=2',
    '?at=1,2,3&w=4',
    '?at=-1,2&w=4',
    '?at=1,2&w=0',
    '?at=1,2&w=-4',
    '?at=1e3,2&w=4',
    '?at=NaN,2&w=4',
    '?at=99,2&w=4',
    '?at=1,99&w=4',
    '?at=1,2&w=Infinity',
    `?at=1,2&w=${'9'.repeat(100)}`,
    '?at=1,2<script>&w=4',
  ])('«%s» is passed over', search => {
    expect(frameIn(search, bird, { width: 1000, height: 800 })).toBeNull()
  })

  test('wider than the work or finer than its pixels is as far as it goes', () => {
    const stage = { width: 1000, height: 800 }
    expect(frameIn('?at=28,35&w=900', bird, stage)).toEqual(wholeFrame(bird, stage))
    expect(frameIn('?at=28,35&w=0.01', bird, stage)?.scale).toBe(1)
  })
})

describe('the rulers', () => {
  test('lines stand where the centimetres are, from edge to edge of the work', () => {
    fc.assert(
      fc.property(looks, ({ sheet, stage, frame }) => {
        const startPx = pointOf(frame, { x: 0, y: 0 }, stage).x
        const pxPerCm = (frame.scale * sheet.width) / sheet.widthCm
        const ticks = ticksOf({ startPx, pxPerCm, lengthCm: sheet.widthCm, windowPx: stage.width })
        expect(ticks.length).toBeLessThan(500)
        for (const { px, cm } of ticks) {
          const pixel = toPixel({ x: cm, y: 0 }, sheet)
          expect(px).toBeCloseTo(pointOf(frame, pixel, stage).x, 3)
          expect(cm).toBeLessThanOrEqual(sheet.widthCm)
        }
      }),
    )
  })

  test('as in the drawing: every centimetre a line, every fifth its number', () => {
    expect(stepOf(35.7)).toEqual([0.5, 5])
    expect(stepOf(13)).toEqual([1, 5])
    const ticks = ticksOf({ startPx: -200, pxPerCm: 13, lengthCm: 56, windowPx: 400 })
    expect(ticks[0]).toEqual({ px: 8, cm: 16, isLong: false })
    expect(ticks.filter(({ isLong }) => isLong).map(({ cm }) => cm)).toEqual([20, 25, 30, 35, 40, 45])
  })
})

describe('the tiles', () => {
  test('those in sight cover the window, each once', () => {
    fc.assert(
      fc.property(looks, ({ sheet, stage, frame }) => {
        const level = levelFor(sheet, frame.scale)
        const tiles = tilesInSight(frame, sheet, stage, level)
        expect(new Set(tiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(tiles.length)
        const { columns, rows } = gridOf(sheet, level)
        for (const { column, row } of tiles) expect(column < columns && row < rows).toBe(true)
        for (const across of [0, 0.5, 1])
          for (const down of [0, 0.5, 1]) {
            const pixel = pixelAt(frame, { x: across * stage.width, y: down * stage.height }, stage)
            const isOnWork = pixel.x >= 0 && pixel.y >= 0 && pixel.x < sheet.width && pixel.y < sheet.height
            const isCovered = tiles.some(tile => {
              const { left, top, right, bottom } = partOfPicture(sheet, tile)
              return (
                pixel.x >= left - 1e-6 &&
                pixel.x <= right + 1e-6 &&
                pixel.y >= top - 1e-6 &&
                pixel.y <= bottom + 1e-6
              )
            })
            expect(isCovered || !isOnWork).toBe(true)
          }
      }),
      { numRuns: 60 },
    )
  })

  test('they are as fine as the screen and no finer than twice that', () => {
    for (const scale of [0.05, 0.11, 0.3, 0.5, 0.8, 1]) {
      const level = levelFor(bird, scale)
      const drawn = scale * 2 ** (lastLevelOf(bird) - level)
      expect(drawn).toBeLessThanOrEqual(1.12)
      expect(drawn).toBeGreaterThan(0.5)
    }
    expect(levelFor(bird, 3)).toBe(lastLevelOf(bird))
  })
})

test('a work is looked at under its own address', () => {
  expect(closerPath('41.1')).toBe(`${workPath('41.1')}closer/`)
})
