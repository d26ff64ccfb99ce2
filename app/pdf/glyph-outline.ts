export type OutlinePoint = { x: number; y: number; isOnCurve: boolean }
/** Closed lines around what is filled. */
export type Contour = OutlinePoint[]

type Command = { command: string; args: readonly number[] }

/** The contours of a path of straight lines and quadratic curves, moved. */
export function contoursOf(commands: readonly Command[], moved: { x: number; y: number }): Contour[] {
  const contours: Contour[] = []
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([])
    for (let at = 0; at + 1 < args.length; at += 2) {
      contours.at(-1)?.push({
        x: Math.round((args[at] ?? 0) + moved.x),
        y: Math.round((args[at + 1] ?? 0) + moved.y),
        isOnCurve: command !== 'quadraticCurveTo' || at > 0,
      })
    }
  }
  return contours.filter(contour => contour.length > 0)
}

/**
 * Contours as a simple glyph of the TrueType table `glyf`. Plain, every step in two bytes: the document is compressed
 * anyway. Nothing to draw is no bytes.
 */
export function glyphBytes(contours: readonly Contour[]): Buffer {
  const points = contours.flat()
  if (points.length === 0) return Buffer.alloc(0)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const ends: number[] = []
  for (const contour of contours) ends.push((ends.at(-1) ?? -1) + contour.length)
  const words = [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends]
  // No instructions.
  words.push(0)
  const parts = [
    int16s(words),
    Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? 1 : 0))),
    int16s(stepsOf(xs)),
    int16s(stepsOf(ys)),
  ]
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([...parts, Buffer.alloc(-length & 3)])
}

function stepsOf(values: readonly number[]): number[] {
  return values.map((value, place) => value - (values[place - 1] ?? 0))
}

function int16s(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [place, value] of values.entries()) bytes.writeInt16BE(value, place * 2)
  return bytes
}
