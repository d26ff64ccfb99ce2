import type { Edition } from './edition.ts'

/** What an edition says from a moment on. */
export type Step = { holdsFrom: Date; values: Edition }

/** An edition over time, earliest first; the first step has always held. */
export type Timeline = readonly [Step, ...Step[]]

/** An edition as it is at any moment: what holds changes by the clock alone, the same second in every process. */
export type EditionInTime = {
  at(moment: Date): Edition
  /** When it will be another one than at this moment. */
  nextTurn(after: Date): Date | null
}

export function inTime(timeline: () => Timeline): EditionInTime {
  return {
    at: moment => stepAt(timeline(), moment).values,
    nextTurn: after => timeline().find(({ holdsFrom }) => holdsFrom > after)?.holdsFrom ?? null,
  }
}

export function stepAt(timeline: Timeline, moment: Date): Step {
  return timeline.findLast(({ holdsFrom }) => holdsFrom <= moment) ?? timeline[0]
}

/** How often it has turned by then: what was made of it carries this number. */
export function turnsBefore(timeline: Timeline, moment: Date): number {
  return timeline.filter(({ holdsFrom }) => holdsFrom <= moment).length - 1
}

/** For whoever holds an edition longer than a request: always says what holds at the moment it is asked. */
export function alwaysNow({ at }: EditionInTime, now: () => Date): Edition {
  const names = Object.keys(at(now())) as (keyof Edition)[]
  const own = names.map(name => [name, { enumerable: true, get: () => at(now())[name] }])
  return Object.defineProperties({} as Edition, Object.fromEntries(own))
}

/** What is true until the earliest of some moments. */
export function earliest(...moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap(moment => (moment ? [moment.getTime()] : []))
  return times.length > 0 ? new Date(Math.min(...times)) : null
}
