import { stepAt, type Timeline } from './timeline.ts'

/** An edition and when the site turns to it; null where nobody has planned that. */
export type OneEdition = { shownFrom: Date | null; timeline: Timeline }

/** Which of the editions the site shows at a moment: the last that it has turned to by then. */
export function shownAt<Row extends Pick<OneEdition, 'shownFrom'>>(
  editions: readonly Row[],
  at: Date,
): Row | undefined {
  return editions
    .flatMap(row => (row.shownFrom && row.shownFrom <= at ? [{ row, shownFrom: row.shownFrom }] : []))
    .sort((one, other) => one.shownFrom.getTime() - other.shownFrom.getTime())
    .at(-1)?.row
}

/**
 * What the site says over time: of each edition what it says while it is the one on show. So the turn from one to the next is
 * one more step, found by the clock like any other.
 */
export function shownTimeline(editions: readonly OneEdition[]): Timeline {
  const shown = editions
    .flatMap(({ shownFrom, timeline }) => (shownFrom ? [{ shownFrom, timeline }] : []))
    .sort((one, other) => one.shownFrom.getTime() - other.shownFrom.getTime())
  const [first, ...later] = shown.flatMap(({ shownFrom, timeline }, place) => {
    const until = shown[place + 1]?.shownFrom
    const { values } = stepAt(timeline, shownFrom)
    return [
      { holdsFrom: shownFrom, values },
      ...timeline.filter(({ holdsFrom }) => holdsFrom > shownFrom && (!until || holdsFrom < until)),
    ]
  })
  if (!first) throw new Error('there is an edition on show')
  return [first, ...later]
}
