import { type Day, dayOf } from '../../platform/dates.ts'
import { groupBy } from '../../platform/older-browsers/group-by.ts'
import type { ChangeKind, EventFacts } from './tables.ts'

export type Happened = {
  id: number
  eventSlug: string
  kind: ChangeKind
  was: EventFacts | null
  now: EventFacts | null
  happenedAt: Date
}

/**
 * What is left of what happened, in the order of the last word on each: an hour that was changed twice is one change, from
 * what it was to what it is, and what came back to where it was is none. Whoever is called off has no new hour.
 */
export function newsOf<One extends Happened>(happened: readonly One[]): One[] {
  const inOrder = happened.toSorted((one, other) => one.id - other.id)
  return [...groupBy(inOrder, ({ eventSlug }) => eventSlug).values()]
    .flatMap(newsOfEvent)
    .toSorted((one, other) => other.id - one.id)
}

/** Every row has the whole of what people plan by: before the first of them, and after the last. */
function newsOfEvent<One extends Happened>(own: One[]): One[] {
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return []
  const [was, now] = [first.was, last.now]
  const told = (kind: ChangeKind) => ({ ...(own.findLast(one => one.kind === kind) ?? last), kind, was, now })
  if (!was) return now ? [told('added')] : []
  if (!now) return [told('cancelled')]
  const isMoved = was.startsAt !== now.startsAt || was.endsAt !== now.endsAt
  return [...(isMoved ? [told('moved')] : []), ...(was.hall === now.hall ? [] : [told('place')])]
}

/** It concerns a day from which it goes, or to which it comes. */
export function concerns({ was, now }: Pick<Happened, 'was' | 'now'>, day: Day): boolean {
  return [was, now].some(facts => facts !== null && dayOf(new Date(facts.startsAt)) === day)
}
