import type { Day } from '../../platform/dates.ts'

/** For how long a free place is told to nobody else. */
export const turnMs = 2 * 3_600_000

type Slot = {
  kind: string
  startsAt: Date
  capacity: number
  taken: number
  calledOffAt: Date | null
  closedAt: Date | null
}

/** One waits for a class that will be held, is sold, and is full. */
export function waitingState(slot: Slot | undefined, now: Date): 'full' | 'free' | 'closed' {
  if (slot?.kind !== 'class' || slot.calledOffAt || slot.closedAt || slot.startsAt <= now) return 'closed'
  return slot.taken >= slot.capacity ? 'full' : 'free'
}

/** How many more may be told: as many as there are places that nobody has been told of within a turn. */
export function toTell({ left, toldLately }: { left: number; toldLately: number }): number {
  return Math.max(0, left - toldLately)
}

/** What a letter and the page name: what one waits for, and when. */
export type WaitedFor = { path: string; title: string; place: string; day: Day; startsAt: Date }
