import { type Day, formatDays } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'

/** The days of the fair on show and of the next. Every page says them; the rest of the edition would weigh on each. */
export type FairDays = { firstDay: Day; lastDay: Day; nextFair: { firstDay: Day; lastDay: Day } | null }

export function daysOf({ firstDay, lastDay, nextFair }: FairDays): FairDays {
  return { firstDay, lastDay, nextFair }
}

/** The same in words, by the names that all texts use. */
export function fairDates({ firstDay, lastDay, nextFair }: FairDays, locale: LocaleCode) {
  return {
    fairDates: formatDays(firstDay, lastDay, locale, { withYear: true }),
    fairDatesShort: formatDays(firstDay, lastDay, locale),
    nextFair: nextFair ? formatDays(nextFair.firstDay, nextFair.lastDay, locale, { withYear: true }) : '',
  }
}
