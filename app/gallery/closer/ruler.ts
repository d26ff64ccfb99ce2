/** A line of a ruler: where it stands, how long it is, and its number if it has one. */
export type Tick = { px: number; cm: number; isLong: boolean }

/** Centimetres between lines and between numbers, so that neither crowd: the finest that fit. */
const steps = [
  [0.1, 1],
  [0.2, 1],
  [0.5, 5],
  [1, 5],
  [2, 10],
  [5, 20],
  [10, 50],
  [20, 100],
  [50, 200],
] as const
const leastPx = 7
const leastNumberPx = 54

export function stepOf(pxPerCm: number): readonly [line: number, number: number] {
  const fits = ([line, number]: readonly [number, number]) =>
    line * pxPerCm >= leastPx && number * pxPerCm >= leastNumberPx
  return steps.find(fits) ?? [100, 500]
}

/** The lines of a ruler along the window: from the work's edge to its other edge, as far as they are in sight. */
export function ticksOf({
  startPx,
  pxPerCm,
  lengthCm,
  windowPx,
}: {
  /** Where in the window the work begins. */
  startPx: number
  pxPerCm: number
  lengthCm: number
  windowPx: number
}): Tick[] {
  const [line, number] = stepOf(pxPerCm)
  const first = Math.max(0, Math.ceil(-startPx / pxPerCm / line))
  const last = Math.floor(Math.min(lengthCm, (windowPx - startPx) / pxPerCm) / line + 1e-9)
  const every = Math.round(number / line)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
    const count = first + place
    const cm = Math.round(count * line * 10) / 10
    return { px: startPx + count * line * pxPerCm, cm, isLong: count % every === 0 }
  })
}
