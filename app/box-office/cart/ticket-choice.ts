import type { Places } from '../slots/queries.server.ts'
import type { PickerOffer, TimeKind, WindowKind } from './picker-offer.ts'
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

export type ChosenLine = { id: string; name: string; quantity: number; unitKopecks: number }

/** What the choice costs; without a time there is no price yet. */
export function chosenLines(offer: Pick<PickerOffer, 'rows' | 'tours'>, values: Values): ChosenLine[] {
  const time = chosenTime(values)
  if (!time) return []
  const tickets = offer.rows.flatMap(row => {
    const { id, name } = row
    const quantity = quantityOf(values, id)
    const unitKopecks = row.prices[time]
    return quantity > 0 && unitKopecks !== null ? [{ id, name, quantity, unitKopecks }] : []
  })
  return [...tickets, ...tourLine(offer, values)]
}

/** What has been chosen, in few words for the head of the page; null where nothing has. */
export function chosenInShort(offer: Pick<PickerOffer, 'rows' | 'tours'>, values: Values) {
  const tickets = offer.rows.flatMap(({ id, name }) => {
    const quantity = quantityOf(values, id)
    return quantity > 0 ? [`${quantity}\u00a0×\u00a0${name}`] : []
  })
  return { tickets: tickets.join(', ') || null, tour: chosenTour(offer, values)?.name ?? null }
}

/** The whole party goes on the tour: it is paid by the person, or once where it is sold whole. */
function tourLine(offer: Pick<PickerOffer, 'rows' | 'tours'>, values: Values): ChosenLine[] {
  const people = ticketsIn(offer, values)
  const chosen = chosenTour(offer, values)
  if (!chosen || people === 0) return []
  const { tour, name } = chosen
  return [{ id: tour.type, name, quantity: tour.isSoldWhole ? 1 : people, unitKopecks: tour.kopecks }]
}

function chosenTour({ tours }: Pick<PickerOffer, 'tours'>, values: Values) {
  for (const tour of tours) {
    const departure = tour.departures.find(({ value }) => value === values.tour)
    if (departure && leavesOn(departure, values)) return { tour, name: `${tour.line}, ${departure.time}` }
  }
  return null
}

/** A tour needs a ticket of its day; the open date is good for each of them. */
export function leavesOn({ day }: { day: string }, values: Values): boolean {
  return values.day === 'open-date' || values.day === day
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
