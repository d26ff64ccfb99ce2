import type { EditionField, Value } from '../editions/edition-fields.ts'
import { formatPercent } from '../editions/phrases.ts'
import { dayOf, formatDay } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { formatRoubles } from '../platform/money.ts'
import { timeOf } from '../platform/time-of-day.ts'

/** A value as it is read: «2 500 ₽», «20 сентября», «50 %». */
export function valueInWords({ kind }: Pick<EditionField, 'kind'>, value: Value, locale: LocaleCode): string {
  switch (kind) {
    case 'day':
      return formatDay(String(value), locale, { withYear: true })
    case 'money':
      return formatRoubles(Number(value), locale)
    case 'percent':
      return formatPercent(Number(value), locale)
    default:
      return String(value)
  }
}

/** The same as it is typed. */
export function valueAsTyped({ kind }: Pick<EditionField, 'kind'>, value: Value): string {
  return kind === 'money' ? String(Number(value) / 100) : String(value)
}

export function momentInWords(moment: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(moment), locale)}, ${timeOf(moment)}`
}

/** What an input for a moment gives: `2025-09-20T00:00`, by the clocks of the venue. */
export function readMoment(typed: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)) return null
  const moment = new Date(`${typed}:00+03:00`)
  return Number.isNaN(moment.getTime()) || `${dayOf(moment)}T${timeOf(moment)}` !== typed ? null : moment
}
