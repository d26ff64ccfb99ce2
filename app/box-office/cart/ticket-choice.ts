import type { Places } from '../slots/queries.server.ts'
import type { PickerOffer, PickerRow, TimeKind, WindowKind } from './picker-offer.ts'
import { nextWithRoom } from './places-left.ts'

/** What stands in the fields of the picker. */
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

/** The window nearest to a full one with room for as many as are wanted, and how it is called. */
export function nextFree(
  full: string,
  offer: PickerOffer,
  values: Values,
  places: Places,
): { slot: string; day: string; kind: WindowKind; when: string } | null {
  const all = offer.days.flatMap(({ day, name }) =>
    offer.windows.map(({ kind, from, to }) => ({
      slot: `${day}-${kind}`,
      day,
      kind,
      when: `${name}, ${from}–${to}`,
    })),
  )
  const open = all.filter(({ slot }) => slot === full || !offer.over.includes(slot)).map(({ slot }) => slot)
  const next = nextWithRoom(open, full, places, ticketsIn(offer, values))
  return all.find(({ slot }) => slot === next) ?? null
}
