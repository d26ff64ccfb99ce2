import { type Day, dayAfter, daysBetween } from '../platform/dates.ts'
import type { Edition } from './edition.ts'
import { momentAt } from './rules.ts'

/** The days on which visitors come, in order. */
export function visitorDays({
  visitorDays: { first, last },
}: {
  visitorDays: Pick<Edition['visitorDays'], 'first' | 'last'>
}): Day[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, place) => dayAfter(first, place))
}

export type EntryWindow = {
  day: Day
  kind: 'before' | 'after'
  from: string
  to: string
  startsAt: Date
  endsAt: Date
}

/** The windows of a day in which a ticket lets one in: [11:00, 14:00) and [14:00, 21:00). */
export function entryWindows(
  { visitorDays: { from, windowTurnsAt, to } }: Pick<Edition, 'visitorDays'>,
  day: Day,
): EntryWindow[] {
  const window = (kind: EntryWindow['kind'], opens: string, closes: string) => ({
    day,
    kind,
    from: opens,
    to: closes,
    startsAt: momentAt(day, opens),
    endsAt: momentAt(day, closes),
  })
  return [window('before', from, windowTurnsAt), window('after', windowTurnsAt, to)]
}
