import type { Edition } from '../../editions/edition.ts'
import { momentAt } from '../../editions/rules.ts'
import { endOfDay, startOfDay } from '../../platform/dates.ts'

/** When and where one registers for an event: the same facts for every page, the box office and the API. */
export type Registration = {
  /** The slot whose places are booked; null where one registers for the whole professional day. */
  slot: string | null
  opensAt: string
  closesAt: string
  /** `withdrawn`: nothing more is booked, whatever is left. */
  places: 'left' | 'none' | 'withdrawn'
}

export type RegistrationState = 'soon' | 'open' | 'full' | 'closed'

/** Nobody can act on a place that is gone, so the end wins over the beginning, and both over what is left. */
export function registrationState({ opensAt, closesAt, places }: Registration, now: Date): RegistrationState {
  if (places === 'withdrawn' || now >= new Date(closesAt)) return 'closed'
  if (now < new Date(opensAt)) return 'soon'
  return places === 'none' ? 'full' : 'open'
}

type Event = {
  slug: string
  audience: string
  startsAt: Date
  capacity: number | null
  needsRegistration: boolean
}

/** Null where an entrance ticket, or an invitation, is enough. */
export function registrationOf(
  event: Event,
  { conventionRegistration, ticketSalesFrom, visitorDays }: Edition,
  places: Registration['places'],
): Registration | null {
  if (!event.needsRegistration) return null
  const starts = event.startsAt
  if (!isBookable(event)) {
    const { opensOn, closesOn } = conventionRegistration
    const closes = earlier(starts, endOfDay(closesOn))
    return { slot: null, opensAt: startOfDay(opensOn).toISOString(), closesAt: closes, places }
  }
  const closes = earlier(starts, momentAt(visitorDays.last, visitorDays.to))
  return {
    slot: classSlot(event.slug),
    opensAt: startOfDay(ticketSalesFrom).toISOString(),
    closesAt: closes,
    places,
  }
}

/** It has places of its own; whoever works in the field registers once for the whole professional day. */
export function isBookable({
  needsRegistration,
  audience,
  capacity,
}: Omit<Event, 'slug' | 'startsAt'>): boolean {
  return needsRegistration && audience !== 'professionals' && capacity !== null
}

export function classSlot(slug: string): string {
  return `class-${slug}`
}

/** Where the press that registers stands. */
export function registrationPath({ slot }: Registration, path: string): string {
  return slot ? `${path}#book-${slot}` : '/convention/'
}

function earlier(one: Date, other: Date): string {
  return (one < other ? one : other).toISOString()
}
