import { type Day, dayAfter, daysBetween, isDay, partsOf } from '../platform/dates.ts'
import type { Edition } from './edition.ts'
import { type ExhibitorDays, openFairOf } from './exhibitor-days.ts'

/** The year and month of the first day: `2026-04`. */
export function editionIdOf(firstDay: Day): string {
  return firstDay.slice(0, 7)
}

/**
 * The first values of an edition that is made from another: everything recurs, and all days lie as far from each other as they
 * did. What that one said of its next fair is not repeated: nobody has announced the one after this. Days of exhibitors are of the
 * fair they apply to: where the new edition is the very fair that has been announced they are known already and stay, otherwise they
 * move by the distance from that one. Whether it is, only people know: a fair may be moved across a month.
 */
export function madeFrom(from: Edition, firstDay: Day, announced: ExhibitorDays | null): Edition {
  const distance = daysBetween(from.firstDay, firstDay)
  const { award, ...rest } = moved({ ...from, nextFair: null, ownFairId: null }, distance)
  const years = partsOf(award.announcedOn).year - partsOf(from.award.announcedOn).year
  return {
    ...rest,
    id: editionIdOf(firstDay),
    exhibitors: announced ?? {
      ...movedExhibitors(from, firstDay),
      fairId: editionIdOf(firstDay),
    },
    award: { ...award, booksSinceYear: award.booksSinceYear + years },
  }
}

/** The days of exhibitors as far before a fair of that first day as they are before theirs. */
export function movedExhibitors(from: Edition, firstDay: Day): ExhibitorDays {
  return moved(from.exhibitors, daysBetween(openFairOf(from).firstDay, firstDay))
}

/** Whatever is a day, at any depth, so many days later. */
function moved<Value>(value: Value, days: number): Value {
  if (typeof value === 'string') return (isDay(value) ? dayAfter(value, days) : value) as Value
  if (Array.isArray(value)) return value.map(one => moved(one, days)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, moved(inner, days)])) as Value
}
