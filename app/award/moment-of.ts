import { dayOf, formatDay } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { timeOf } from '../platform/time-of-day.ts'

/** «20 августа 2025, 10:00» by the clocks of the venue. */
export function momentOf(instant: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(instant), locale, { withYear: true })}, ${timeOf(instant)}`
}
