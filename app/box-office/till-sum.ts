import type { TillOffer, TillRow, TimeKind } from './till-offer.ts'

type Values = Record<string, string>

/** When one wants to come in, if that is settled. */
export function chosenTime({ day, window }: Values): TimeKind | null {
  if (day === 'open-date') return 'open-date'
  return day && (window === 'before' || window === 'after') ? window : null
}

export function quantityOf(values: Values, row: string): number {
  const typed = Number(values[`quantity-${row}`] || 0)
  return Number.isInteger(typed) && typed > 0 ? typed : 0
}

export function ticketsIn({ rows }: Pick<TillOffer, 'rows'>, values: Values): number {
  return rows.reduce((sum, { id }) => sum + quantityOf(values, id), 0)
}

export type ChosenLine = { row: TillRow; quantity: number; unitKopecks: number }

/** What the choice costs; without a time there is no price yet. */
export function chosenLines({ rows }: Pick<TillOffer, 'rows'>, values: Values): ChosenLine[] {
  const time = chosenTime(values)
  if (!time) return []
  return rows.flatMap(row => {
    const quantity = quantityOf(values, row.id)
    const unitKopecks = row.prices[time]
    return quantity > 0 && unitKopecks !== null ? [{ row, quantity, unitKopecks }] : []
  })
}
