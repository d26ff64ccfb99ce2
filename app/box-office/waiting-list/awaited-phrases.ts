import { formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { WaitedFor } from './waiting-rules.ts'

export function awaitedPhrases({ title, place, day, startsAt }: WaitedFor, locale: LocaleCode) {
  return { title, place, day: formatDay(day, locale), time: timeOf(startsAt) }
}
