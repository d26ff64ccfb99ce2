import { describe, expect, test } from 'vitest'
import { cardCm, coarseError, planeOf, seenAt, withMoved } from './card.ts'
import {
  type Corners,
  carry,
  cssMatrix,
  inverse,
  isConvex,
  type Matrix,
  moved,
  type Point,
  rectangleOnto,
  scaled,
  times,
} from './homography.ts'

const work = { widthCm: 89, heightCm: 71 }

/** A wall before a camera: so many points to the centimetre, turned about its upright by an angle, seen from a distance. */
function camera(pxPerCm: number, degrees: number, farCm = 300) {
  const angle = (degrees * Math.PI) / 180
  return ({ x, y }: Point): Point => {
    const near = farCm / (farCm + x * Math.sin(angle))
    return { x: 1200 + x * Math.cos(angle) * near * pxPerCm, y: 900 + y * near * pxPerCm }
  }
}

function cornersOf(
  left: number,
  top: number,
  width: number,
  height: number,
  see: (point: Point) => Point,
): Corners {
  const [right, bottom] = [left + width, top + height]
  return [
    see({ x: left, y: top }),
    see({ x: right, y: top }),
    see({ x: right, y: bottom }),
    see({ x: left, y: bottom }),
  ]
}

const cardSeen = (see: (point: Point) => Point) => cornersOf(0, 0, cardCm.long, cardCm.short, see)

describe('homography', () => {
  const corners: Corners = [
    { x: 10, y: 20 },
    { x: 410, y: 60 },
    { x: 380, y: 300 },
    { x: 30, y: 260 },
  ]

  test('carries the rectangle’s corners onto the four points, and back', () => {
    const matrix = rectangleOnto(8.56, 5.398, corners) as Matrix
    const own = cornersOf(0, 0, 8.56, 5.398, point => point)
    for (const [place, corner] of own.entries()) {
      const seen = carry(matrix, corner)
      expect(seen.x).toBeCloseTo(corners[place]?.x ?? 0, 6)
      expect(seen.y).toBeCloseTo(corners[place]?.y ?? 0, 6)
      const back = carry(inverse(matrix), seen)
      expect(back.x).toBeCloseTo(corner.x, 6)
      expect(back.y).toBeCloseTo(corner.y, 6)
    }
  })

  test('four points that cross or lie in a line make no plane', () => {
    const [a, b, c, d] = corners
    expect(isConvex(corners)).toBe(true)
    expect(rectangleOnto(1, 1, [a, c, b, d])).toBeNull()
    expect(rectangleOnto(1, 1, [d, c, b, a])).toBeNull()
    expect(rectangleOnto(1, 1, [a, b, b, d])).toBeNull()
    expect(planeOf([a, a, a, a], work)).toBeNull()
  })

  test('is written as CSS reads it, column by column', () => {
    expect(cssMatrix(times(moved(30, 40), scaled(2)))).toBe('matrix3d(2,0,0,0,0,2,0,0,0,0,1,0,30,40,0,1)')
  })
})

describe('the wall’s plane by a card', () => {
  test.each([12, 20, 40])(
    'seen straight on at %d points to the centimetre the work has its size',
    pxPerCm => {
      const plane = planeOf(cardSeen(camera(pxPerCm, 0)), work)
      expect(plane?.isSlanted).toBe(false)
      const [a, b, , d] = seenAt(plane?.matrix as Matrix, { left: -20, top: 10, width: 89, height: 71 }) ?? []
      expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo(89 * pxPerCm, 3)
      expect((d?.y ?? 0) - (a?.y ?? 0)).toBeCloseTo(71 * pxPerCm, 3)
    },
  )

  test('a card that lies upright is measured as well', () => {
    const plane = planeOf(cornersOf(0, 0, cardCm.short, cardCm.long, camera(20, 0)), work)
    expect(plane?.cardPx).toBeCloseTo(8.56 * 20, 6)
    const [a, b] = seenAt(plane?.matrix as Matrix, { left: 0, top: 0, width: 89, height: 71 }) ?? []
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo(89 * 20, 3)
  })

  test('seen at a slant the work lies in the wall: its corners are where the wall’s are', () => {
    const see = camera(60, 50, 80)
    const plane = planeOf(cardSeen(see), { widthCm: 20, heightCm: 16 })
    expect(plane?.isSlanted).toBe(true)
    const seen = seenAt(plane?.matrix as Matrix, { left: -6, top: -5, width: 20, height: 16 }) ?? []
    for (const [place, corner] of cornersOf(-6, -5, 20, 16, see).entries()) {
      expect(seen[place]?.x).toBeCloseTo(corner.x, 3)
      expect(seen[place]?.y).toBeCloseTo(corner.y, 3)
    }
  })

  test('what is said of its truth holds: no mark one point off makes the work more wrong than that', () => {
    for (const pxPerCm of [6, 12, 25]) {
      const corners = cardSeen(camera(pxPerCm, 0))
      const plane = planeOf(corners, work)
      for (let mark = 0; mark < 4; mark++) {
        for (const by of [
          { x: 0.7, y: 0.7 },
          { x: -0.7, y: 0.7 },
        ]) {
          const other = planeOf(withMoved(corners, mark, by), work)
          const seen = seenAt(other?.matrix as Matrix, { left: 0, top: 0, width: 89, height: 71 })
          const [a, b] = seen ?? []
          const wide = Math.hypot((b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0))
          expect(Math.abs(wide / (89 * pxPerCm) - 1)).toBeLessThanOrEqual((plane?.error ?? 0) + 1e-9)
        }
      }
    }
  })

  test('a card of a few points is too coarse and says so; a large one is not', () => {
    expect(planeOf(cardSeen(camera(1.5, 0)), work)?.error).toBeGreaterThan(coarseError)
    expect(planeOf(cardSeen(camera(20, 0)), work)?.error).toBeLessThan(coarseError)
  })

  test('nothing that would lie behind the camera is drawn', () => {
    const plane = rectangleOnto(8.56, 5.398, cardSeen(camera(60, 60, 40))) as Matrix
    expect(seenAt(plane, { left: -90, top: 0, width: 89, height: 71 })).toBeNull()
  })
})
