/** How many pixels stand for a centimetre, on wide screens and on narrow ones; the wall has one scale for all of it. */
const wide = [3.7, 3.1, 2.6, 2.1, 1.7, 1.3] as const
const narrow = [2.4, 2, 1.6, 1.3, 1] as const
export type WallScale = { wide: (typeof wide)[number]; narrow: (typeof narrow)[number] }

// What a work may take of the wall: beside the wheel of a desktop, and of a telephone.
const most = { wide: { width: 700, height: 420 }, narrow: { width: 326, height: 420 } }

export function scaleOf(works: readonly { heightCm: number; widthCm: number }[]): WallScale {
  const tallest = works.reduce((most, { heightCm }) => Math.max(most, heightCm), 0)
  const widest = works.reduce((most, { widthCm }) => Math.max(most, widthCm), 0)
  const fits = (scale: number, room: { width: number; height: number }) =>
    widest * scale <= room.width && tallest * scale <= room.height
  return {
    wide: wide.find(scale => fits(scale, most.wide)) ?? 1.3,
    narrow: narrow.find(scale => fits(scale, most.narrow)) ?? 1,
  }
}

/** Classes of the wall by its scale: a font as large as ten centimetres. */
export const wallClasses = {
  wide: {
    3.7: 'lg:[--wall:37px]',
    3.1: 'lg:[--wall:31px]',
    2.6: 'lg:[--wall:26px]',
    2.1: 'lg:[--wall:21px]',
    1.7: 'lg:[--wall:17px]',
    1.3: 'lg:[--wall:13px]',
  },
  narrow: {
    2.4: '[--wall:24px]',
    2: '[--wall:20px]',
    1.6: '[--wall:16px]',
    1.3: '[--wall:13px]',
    1: '[--wall:10px]',
  },
} as const
