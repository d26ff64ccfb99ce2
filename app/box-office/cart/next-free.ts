import type { Places } from '../slots/queries.server.ts'
import type { Values } from './chosen-time.ts'
import type { PickerOffer, WindowKind } from './picker-offer.ts'
import { ticketsIn } from './picker-sum.ts'
import { nextWithRoom } from './places-left.ts'

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
