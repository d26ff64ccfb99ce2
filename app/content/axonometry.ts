/** A place in metres: along the back wall, away from it, up. */
export type Point = readonly [x: number, y: number, z: number]

const pixelsPerMetre = 62

/** Both horizontals fall away at thirty degrees, heights stay upright. */
export function project([x, y, z]: Point): [number, number] {
  const round = (metres: number) => Math.round(metres * pixelsPerMetre * 10) / 10
  return [round((x - y) * Math.cos(Math.PI / 6)), round((x + y) / 2 - z)]
}

/** The path of a rectangle between two opposite corners, which share one coordinate. */
export function facePath(from: Point, to: Point): string {
  const [x, y, z] = from
  const [X, Y, Z] = to
  const between: [Point, Point] =
    x === X
      ? [
          [x, Y, z],
          [x, y, Z],
        ]
      : [
          [X, y, z],
          [x, Y, Z],
        ]
  return `${linePath(from, between[0], to, between[1])}Z`
}

/** The three faces of a box that are seen: above, in front, at the right. */
export function boxPath(from: Point, to: Point): string {
  const [x, y, z] = from
  const [X, Y, Z] = to
  return facePath([x, y, Z], to) + facePath([x, Y, z], to) + facePath([X, y, z], to)
}

export function linePath(...points: Point[]): string {
  return `M${points.map(point => project(point).join(' ')).join('L')}`
}
