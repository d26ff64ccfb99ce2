import { type SQL, sql } from 'drizzle-orm'
import { doorStates, isLiving } from './admission-table.ts'

/** What the box office keeps of a ticket. */
export type KeptState = keyof typeof doorStates

const keptStates = Object.keys(doorStates) as KeptState[]

/** It stands for a visit, as the admission table says: only such a ticket is given back, moved, renamed or leant on. */
export function isStanding({ state }: { state: KeptState }): boolean {
  return isLiving(doorStates[state])
}

export const standingStates = keptStates.filter(state => isStanding({ state }))

/**
 * Its place is taken and its money is with us, whether it admits anybody or not: what is called off, counted and limited.
 * That is stock and no rule of the door (decision 0032).
 */
export const placedStates = ['valid', 'returning'] as const satisfies readonly KeptState[]

/** For SQL: `state in ${among(placedStates)}`. Written out, since statements that are kept take no such lists. */
export function among(states: readonly KeptState[]): SQL {
  return sql.raw(`(${states.map(state => `'${state}'`).join(', ')})`)
}
