import type { OpenFair } from '../../editions/exhibitor-days.ts'
import { type Day, dayAfter, endOfDay, startOfDay } from '../../platform/dates.ts'

/**
 * When somebody of a rank may choose. The ranks begin one after another; a rank that has begun stays open until the end of
 * the choice, so whoever misses the days of their turn loses the start they had and nothing else.
 */
export type StandWindow = {
  rank: number
  opensOn: Day
  /** The last day before the next rank begins: what a page tells people to keep in mind. */
  turnUntil: Day
  closesOn: Day
}

/** Null for whoever has no rank, or one that the edition does not know. */
export function standWindow(
  rank: number | null,
  { standChoice: { ranksFrom, to } }: Pick<OpenFair, 'standChoice'>,
): StandWindow | null {
  const opensOn = rank === null ? undefined : ranksFrom[rank - 1]
  if (rank === null || opensOn === undefined) return null
  const next = ranksFrom[rank]
  return { rank, opensOn, turnUntil: next ? dayAfter(next, -1) : to, closesOn: to }
}

export type WindowRefusal = 'no-rank' | 'too-early' | 'too-late'

/** Days are whole, by the venue's clocks: a rank begins at midnight and the choice ends at midnight. */
export function windowRefusal(window: StandWindow | null, now: Date): WindowRefusal | null {
  if (!window) return 'no-rank'
  if (now < startOfDay(window.opensOn)) return 'too-early'
  return now < endOfDay(window.closesOn) ? null : 'too-late'
}
