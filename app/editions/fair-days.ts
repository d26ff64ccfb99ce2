import { type Day, formatDays } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'

/** The days of the fair on show and of the next. Every page says them; the rest of the edition would weigh on each. */
export const fairDays: { firstDay: Day; lastDay: Day; nextFair: { firstDay: Day; lastDay: Day } } = {
  firstDay: '2025-09-24',
  lastDay: '2025-09-27',
  nextFair: { firstDay: '2026-04-02', lastDay: '2026-04-05' },
}

/** The same in words, by the names that all texts use. */
export function fairDates(locale: LocaleCode) {
  const { firstDay, lastDay, nextFair } = fairDays
  return {
    fairDates: formatDays(firstDay, lastDay, locale, { withYear: true }),
    fairDatesShort: formatDays(firstDay, lastDay, locale),
    nextFair: formatDays(nextFair.firstDay, nextFair.lastDay, locale, { withYear: true }),
  }
}
