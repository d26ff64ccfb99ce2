import { chosenTime, quantityOf, type Values } from './chosen-time.ts'
import type { PickerOffer, PickerRow } from './picker-offer.ts'

export function ticketsIn({ rows }: Pick<PickerOffer, 'rows'>, values: Values): number {
  return rows.reduce((sum, { id }) => sum + quantityOf(values, id), 0)
}

export type ChosenLine = { row: PickerRow; quantity: number; unitKopecks: number }

/** What the choice costs; without a time there is no price yet. */
export function chosenLines({ rows }: Pick<PickerOffer, 'rows'>, values: Values): ChosenLine[] {
  const time = chosenTime(values)
  if (!time) return []
  return rows.flatMap(row => {
    const quantity = quantityOf(values, row.id)
    const unitKopecks = row.prices[time]
    return quantity > 0 && unitKopecks !== null ? [{ row, quantity, unitKopecks }] : []
  })
}
