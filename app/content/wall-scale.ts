type Hung = { widthCm: number; heightCm: number }

// Hundredths of the screen's width that ten centimetres of a work may take.
const wide = [8, 6.5, 5.2, 4.2, 3.4, 2.7, 2.1, 1.6] as const
const narrow = [20, 16, 13, 10, 8, 6, 4.5] as const
export type WideScale = (typeof wide)[number]
export type NarrowScale = (typeof narrow)[number]

/** One scale for a whole wall: side by side on a desktop, below each other on a telephone. */
export function wallScale(works: readonly Hung[]): { wide: WideScale; narrow: NarrowScale } {
  const total = sum(works.map(work => work.widthCm)) / 10
  const widest = Math.max(0, ...works.map(work => work.widthCm)) / 10
  const tallest = Math.max(0, ...works.map(work => work.heightCm)) / 10
  const gaps = (works.length - 1) * 3
  return {
    wide: wide.find(scale => total * scale + gaps <= 92 && tallest * scale <= 34) ?? 1.6,
    narrow: narrow.find(scale => widest * scale <= 88 && tallest * scale <= 100) ?? 4.5,
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
