/** Where the sheet of a phone rests: folded to its head, half open, or over all of the plan. */
export const sheetStops = ['folded', 'half', 'full'] as const
export type SheetStop = (typeof sheetStops)[number]

/** The next stop up or down; at the end it stays. */
export function stopBeside(stop: SheetStop, by: 1 | -1): SheetStop {
  return sheetStops[sheetStops.indexOf(stop) + by] ?? stop
}

/** In pixels, in a stage so many pixels high; `map-sheet.css` has the same three. */
export function stopHeights(stage: number): Record<SheetStop, number> {
  return { folded: 150, half: Math.min(424, stage * 0.62), full: stage }
}

/** Where a sheet comes to rest that was drawn from one height to another: a short pull is meant to go on. */
export function stopAfterPull(stage: number, from: number, to: number): SheetStop {
  const heights = stopHeights(stage)
  const meant = to + (to - from) / 2
  const byDistance = sheetStops.toSorted(
    (one, other) => Math.abs(heights[one] - meant) - Math.abs(heights[other] - meant),
  )
  return byDistance[0] ?? 'folded'
}
