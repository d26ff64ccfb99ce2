import type { LocaleCode } from './languages.ts'

/** A calendar day of the venue, written `2025-09-24`. */
export type Day = string

const nbsp = '\u00a0'
const months: Record<LocaleCode, string[]> = {
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}
const spacedDashes: Record<LocaleCode, string> = { ru: '—', en: '–' }
// Moscow has kept UTC+3 without summer time since 2014: the venue's zone is a constant.
const venueOffsetMs = 3 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** The venue's midnight at which a day begins. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00+03:00`)
}

export function endOfDay(day: Day): Date {
  return new Date(startOfDay(day).getTime() + dayMs)
}

/** 31 February is no day: written back it would be another. */
export function isDay(text: string): text is Day {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}

export function dayOf(instant: Date): Day {
  return new Date(instant.getTime() + venueOffsetMs).toISOString().slice(0, 10)
}

export function nextMidnight(instant: Date): Date {
  return endOfDay(dayOf(instant))
}

/** The day so many days later, or earlier where the number is negative. */
export function dayAfter(day: Day, days: number): Day {
  return dayOf(new Date(startOfDay(day).getTime() + days * dayMs))
}

/** The later of two days; they are written so that they sort. */
export function laterDay(one: Day, other: Day): Day {
  return [one, other].sort()[1] ?? one
}

export function earlierDay(one: Day, other: Day): Day {
  return [one, other].sort()[0] ?? one
}

/** Whole calendar days from one day to another: 20 August to 1 September is 12. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / dayMs)
}

/** «24 сентября 2025» / “24 September 2025”; the year only when asked. */
export function formatDay(day: Day, locale: LocaleCode, { withYear = false } = {}): string {
  const { date, month, year } = partsOf(day)
  const text = `${date}${nbsp}${months[locale][month - 1]}`
  return withYear ? `${text}${nbsp}${year}` : text
}

/** «24–27 сентября 2025», «18 июля — 1 сентября»: one month is said once, two full dates take the language's spaced dash. */
export function formatDays(from: Day, to: Day, locale: LocaleCode, { withYear = false } = {}): string {
  const start = partsOf(from)
  const end = partsOf(to)
  if (start.year === end.year && start.month === end.month) {
    return `${start.date}–${formatDay(to, locale, { withYear })}`
  }
  return `${formatDay(from, locale, { withYear: withYear && start.year !== end.year })}${nbsp}${spacedDashes[locale]} ${formatDay(to, locale, { withYear })}`
}

export function partsOf(day: Day) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, date }
}
