export type Point = { x: number; y: number }
/** Of a plane onto a plane, row by row. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number]
export type Corners = readonly [Point, Point, Point, Point]

/** Carries a rectangle, its corners named from the upper left by the clock, onto four points; null where they make no plane. */
export function rectangleOnto(width: number, height: number, corners: Corners): Matrix | null {
  if (!isConvex(corners)) return null
  const [a, b, c, d] = corners
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y }
  const one = { x: b.x - c.x, y: b.y - c.y }
  const other = { x: d.x - c.x, y: d.y - c.y }
  const whole = one.x * other.y - other.x * one.y
  const g = (sum.x * other.y - other.x * sum.y) / whole
  const h = (one.x * sum.y - sum.x * one.y) / whole
  const square: Matrix = [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ]
  return times(square, [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1])
}

export function carry([a, b, c, d, e, f, g, h, i]: Matrix, { x, y }: Point): Point {
  const depth = g * x + h * y + i
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

/** Whether the point lies on the side of the plane that can be seen. */
export function isBefore([, , , , , , g, h, i]: Matrix, { x, y }: Point): boolean {
  return g * x + h * y + i > 1e-6
}

export function times(one: Matrix, other: Matrix): Matrix {
  const at = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, k) => sum + (one[row * 3 + k] ?? 0) * (other[k * 3 + column] ?? 0), 0)
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)]
}

/** The way back. */
export function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  const parts = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ] as const
  const at = (place: number) => (parts[place] ?? 0) / whole
  return [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8)]
}

export function moved(x: number, y: number): Matrix {
  return [1, 0, x, 0, 1, y, 0, 0, 1]
}

export function scaled(by: number): Matrix {
  return [by, 0, 0, 0, by, 0, 0, 0, 1]
}

/** As CSS writes it, for an element that is carried by its upper left corner. */
export function cssMatrix([a, b, c, d, e, f, g, h, i]: Matrix): string {
  const all = [a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i]
  return `matrix3d(${all.map(value => Number((value / i).toPrecision(9))).join(',')})`
}

/** Four points by the clock, none of them inside the others or in a line with two. */
export function isConvex(corners: Corners): boolean {
  return corners.every((point, place) => {
    const next = corners[(place + 1) % 4] ?? point
    const after = corners[(place + 2) % 4] ?? point
    const turn = (next.x - point.x) * (after.y - next.y) - (next.y - point.y) * (after.x - next.x)
    return turn > 1e-6
  })
}
