import type { Edition } from '../../editions/edition.ts'
import { entryWindows } from '../../editions/entry-windows.ts'
import { type Day, formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { formatWeekday } from '../../platform/weekday.ts'
import type { Admission } from '../tickets/door-ticket.ts'
import { daysOf } from '../tickets/judge-entry.ts'
import type { PdfTexts } from './texts.ru.ts'

/** When a ticket is good, as printed: the date in two lines, the hours, and both in short for the stub. */
export type TicketTimes = { date: string; hours: string; short: string }

export function ticketTimes(
  admission: Admission,
  edition: Edition,
  locale: LocaleCode,
  t: PdfTexts,
): TicketTimes {
  const days = daysOf(admission, edition)
  const { from, to } = hoursOf(admission, edition)
  const hours = fill(t.ticket.hours, { from, to })
  const short = `${days.map(shortDay).join(', ')}, ${from}–${to}`
  const [day = ''] = days
  if (admission.kind !== 'each-day') return { date: dateInTwoLines(day, locale), hours, short }
  const { first, last } = edition.visitorDays
  const date = `${formatDays(first, last, locale, { withYear: true })},\n${t.ticket.onceADay}`
  return { date, hours, short: `${formatDays(first, last, locale)}, ${from}–${to}` }
}

function hoursOf(admission: Admission, edition: Edition): { from: string; to: string } {
  switch (admission.kind) {
    case 'window': {
      const own = entryWindows(edition, admission.day).find(({ kind }) => kind === admission.window)
      return own ?? edition.visitorDays
    }
    case 'each-day':
      return edition.visitorDays
    case 'opening':
      return edition.vipOpening
    case 'event': {
      const start = new Date(admission.startsAt)
      return { from: timeOf(start), to: timeOf(new Date(start.getTime() + admission.minutes * 60_000)) }
    }
  }
}

// «26 сентября 2025, / пятница», “Friday, / 26 September 2025”
function dateInTwoLines(day: Day, locale: LocaleCode): string {
  const full = formatWeekday(day, locale)
  const withYear = formatDay(day, locale, { withYear: true })
  return full.replace(formatDay(day, locale), withYear).replace(', ', ',\n')
}

function shortDay(day: Day): string {
  return day.slice(5).split('-').reverse().join('.')
}
