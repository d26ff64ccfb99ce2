/** The marks of a ruler: every ten centimetres one, every so many of them with its number. */
export function rulerMarks(lengthCm: number, pxPerCm: number) {
  const step = 10 * pxPerCm < 4 ? 50 : 10
  const written = [50, 100, 200].find(every => every * pxPerCm >= leastPx) ?? 400
  const count = Math.floor(lengthCm / step)
  return Array.from({ length: count + 1 }, (_mark, place) => {
    const cm = place * step
    return { cm, isWritten: cm % written === 0 }
  })
}

// Two numbers nearer than this would run into each other.
const leastPx = 44
