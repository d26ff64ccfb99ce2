import type { EventRow } from '../content/events/event-row.ts'
import { conflictsOf } from './rules.ts'

/** What surrounds an event: before and after it in its hall that day, and elsewhere at the same time. */
export function neighboursOf(event: EventRow, all: readonly EventRow[]) {
  const inHall = all.filter(({ hall, day }) => hall === event.hall && day === event.day)
  const place = inHall.findIndex(({ slug }) => slug === event.slug)
  return {
    sameHall: [inHall[place - 1], inHall[place + 1]].filter(neighbour => neighbour !== undefined),
    sameTime: conflictsOf(event, all),
  }
}
