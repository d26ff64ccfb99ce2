import type { TimeKind } from './picker-offer.ts'

/** What stands in the fields of the till. */
export type Values = Record<string, string>

/** When one wants to come in, if that is settled. */
export function chosenTime({ day, window }: Values): TimeKind | null {
  if (day === 'open-date') return 'open-date'
  return day && (window === 'before' || window === 'after') ? window : null
}

export function quantityOf(values: Values, row: string): number {
  const typed = Number(values[`quantity-${row}`] || 0)
  return Number.isInteger(typed) && typed > 0 ? typed : 0
}
