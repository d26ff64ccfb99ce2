import { type Day, dayAfter, daysBetween, isDay, partsOf } from '../platform/dates.ts'
import type { Edition } from './edition.ts'
import { openFairOf } from './exhibitor-days.ts'

/** The year and month of the first day: `2026-04`. */
export function editionIdOf(firstDay: Day): string {
  return firstDay.slice(0, 7)
}

/**
 * The first values of an edition that is made from another: everything recurs, and all days lie as far from each other as they
 * did. What that one said of its next fair is not repeated: nobody has announced the one after this. Days of exhibitors are of the
 * fair they apply to: where the new edition is that very fair they are known already and stay, otherwise they move by the distance
 * from that one.
 */
export function madeFrom(from: Edition, firstDay: Day): Edition {
  const distance = daysBetween(from.firstDay, firstDay)
  const { award, ...rest } = moved({ ...from, nextFair: null }, distance)
  const open = openFairOf(from)
  const isThatFair = from.nextFair !== null && editionIdOf(open.firstDay) === editionIdOf(firstDay)
  const years = partsOf(award.announcedOn).year - partsOf(from.award.announcedOn).year
  return {
    ...rest,
    id: editionIdOf(firstDay),
    exhibitors: isThatFair
      ? from.exhibitors
      : {
          ...moved(from.exhibitors, daysBetween(open.firstDay, firstDay)),
          fairId: editionIdOf(firstDay),
        },
    award: { ...award, booksSinceYear: award.booksSinceYear + years },
  }
}

/** Whatever is a day, at any depth, so many days later. */
function moved<Value>(value: Value, days: number): Value {
  if (typeof value === 'string') return (isDay(value) ? dayAfter(value, days) : value) as Value
  if (Array.isArray(value)) return value.map(one => moved(one, days)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, moved(inner, days)])) as Value
}
