import type { Day } from '../../platform/dates.ts'
import type { Both } from '../../platform/languages.ts'
import type { SlotKind } from '../catalogue/product-records.ts'
import { isTourOrClass } from '../catalogue/products.ts'

/** What shall not take place: a departure, a class or an entry window; a whole day; the fair. */
export type CallOffTarget = { scope: 'slot' | 'day' | 'fair'; subject: string }

export type CallOffWish = CallOffTarget & {
  /** What buyers read; a departure needs no words of its own. */
  message: Both
  /** What staff wrote for staff. */
  reason: string
} & ({ kind: 'cancelled' } | { kind: 'postponed'; newFrom: Day; newTo: Day; returnsUntil: Day })

/**
 * Whether a second person must agree (decision 0028): for everything but a departure or a class. An entry window takes two
 * as well, because both windows of a day are the day.
 */
export function takesTwo({ scope }: CallOffTarget, kind: SlotKind | null): boolean {
  return scope !== 'slot' || kind === null || !isTourOrClass(kind)
}

/**
 * The number somebody has read, against the number there is: while tickets are being sold, the fair's own number may
 * move a little before the second person has typed it.
 */
export function isSameNumber(typed: number, counted: number): boolean {
  return Math.abs(typed - counted) <= Math.floor(counted / 100)
}
