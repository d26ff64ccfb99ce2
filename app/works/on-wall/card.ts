import { type Corners, carry, isBefore, type Matrix, type Point, rectangleOnto } from './homography.ts'

/** A bank card is the same all over the world (ISO/IEC 7810, ID-1). */
export const cardCm = { long: 8.56, short: 5.398 } as const

export type Sized = { widthCm: number; heightCm: number }
export type Plane = {
  /** From centimetres of the wall, counted from the card's upper left corner, to points of the photograph. */
  matrix: Matrix
  /** Whether the wall was photographed at a slant. */
  isSlanted: boolean
  /** How far the size of the work may be wrong, as a part of it, if each mark is one point off. */
  error: number
  /** How long the card is in the photograph, in its points. */
  cardPx: number
}

/** Beyond this the photograph is too coarse, and one is told so. */
export const coarseError = 0.05
// A slant that is worth nothing: with it the work would be less true than without.
const worstSlantError = 0.15

/**
 * The wall's plane by the four corners of a card that lies in it, from the upper left by the clock; null where they are no
 * card. Where the corners make as good a card seen straight on, it was seen so: of two explanations the steadier one.
 */
export function planeOf(corners: Corners, work: Sized): Plane | null {
  const slanted = slantedPlane(corners)
  if (!slanted) return null
  const cardPx = longSide(corners)
  const straight = straightPlane(corners)
  const planeWith = (isSlanted: boolean): Plane => {
    const make = isSlanted ? slantedPlane : straightPlane
    return {
      matrix: isSlanted ? slanted : straight,
      isSlanted,
      cardPx,
      error: markingError(make, corners, work),
    }
  }
  const isStraight = offBy(straight, corners) <= Math.max(2, cardPx * 0.012)
  if (isStraight) return planeWith(false)
  const found = planeWith(true)
  return found.error <= worstSlantError ? found : { ...planeWith(false), error: found.error }
}

/** The corners of something that lies in the wall, seen in the photograph; null where it would be behind the camera. */
export function seenAt(
  matrix: Matrix,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
) {
  const corners = rectangle(left, top, width, height)
  return corners.every(corner => isBefore(matrix, corner))
    ? corners.map(corner => carry(matrix, corner))
    : null
}

// Lengthwise unless it is plainly upright: seen at a slant a card that lies is hardly longer than high.

function cardLying(corners: Corners) {
  const [a, b, c, d] = corners
  const across = distance(a, b) + distance(d, c)
  const down = distance(b, c) + distance(a, d)
  return down < across * 1.2
    ? { width: cardCm.long, height: cardCm.short }
    : { width: cardCm.short, height: cardCm.long }
}

function slantedPlane(corners: Corners): Matrix | null {
  const { width, height } = cardLying(corners)
  return rectangleOnto(width, height, corners)
}

/** Only turned and enlarged: the best such by least squares, its corners taken as numbers of the complex plane. */
function straightPlane(corners: Corners): Matrix {
  const { width, height } = cardLying(corners)
  const middle = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) }
  let along = 0
  let across = 0
  let whole = 0
  for (const [place, { x, y }] of rectangle(-width / 2, -height / 2, width, height).entries()) {
    const seen = corners[place] ?? middle
    const [dx, dy] = [seen.x - middle.x, seen.y - middle.y]
    along += x * dx + y * dy
    across += x * dy - y * dx
    whole += x * x + y * y
  }
  const [a, b] = [along / whole, across / whole]
  const left = middle.x - (a * width - b * height) / 2
  const top = middle.y - (b * width + a * height) / 2
  return [a, -b, left, b, a, top, 0, 0, 1]
}

/** What one point at each mark would do to the diagonal of the work, hung over the card; all eight together. */
function markingError(make: (corners: Corners) => Matrix | null, corners: Corners, work: Sized): number {
  const sizeBy = (marks: Corners) => {
    const matrix = make(marks)
    const { width, height } = cardLying(corners)
    const left = (width - work.widthCm) / 2
    const top = (height - work.heightCm) / 2
    const seen = matrix && seenAt(matrix, { left, top, width: work.widthCm, height: work.heightCm })
    const [a, b, c, d] = seen ?? []
    return a && b && c && d ? (distance(a, c) + distance(b, d)) / 2 : null
  }
  const size = sizeBy(corners)
  if (size === null) return 1
  let squares = 0
  for (let mark = 0; mark < 4; mark++) {
    for (const by of [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]) {
      const other = sizeBy(withMoved(corners, mark, by))
      squares += other === null ? 1 : (other / size - 1) ** 2
    }
  }
  return Math.min(1, Math.sqrt(squares))
}

export function withMoved(corners: Corners, mark: number, { x, y }: Point): Corners {
  const at = (place: number, corner: Point) =>
    place === mark ? { x: corner.x + x, y: corner.y + y } : corner
  return [at(0, corners[0]), at(1, corners[1]), at(2, corners[2]), at(3, corners[3])]
}

function offBy(matrix: Matrix, corners: Corners): number {
  const { width, height } = cardLying(corners)
  return Math.max(
    ...rectangle(0, 0, width, height).map((corner, place) =>
      distance(carry(matrix, corner), corners[place] ?? corner),
    ),
  )
}

function longSide([a, b, c, d]: Corners): number {
  return Math.max((distance(a, b) + distance(d, c)) / 2, (distance(b, c) + distance(a, d)) / 2)
}

function rectangle(left: number, top: number, width: number, height: number): Corners {
  const [right, bottom] = [left + width, top + height]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
