import { type Day, dayOf } from '../platform/dates.ts'

export type Span = { startsAt: string; endsAt: string }

/** What the programme opens with: today while the fair is on, all days before and after it. */
export function dayToOpen(days: readonly Day[], now: Date): Day | 'all' {
  const today = dayOf(now)
  return days.includes(today) ? today : 'all'
}

/** Ending when the next begins is no conflict: nobody can be in two halls, but one may hurry. */
export function overlap(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}

/** The others among these that happen at the same time. */
export function conflictsOf<Event extends Span & { slug: string }>(
  event: Event,
  others: readonly Event[],
): Event[] {
  return others.filter(other => other.slug !== event.slug && overlap(event, other))
}
