import type { Day } from '../platform/dates.ts'

/** `2001-03-05` of a day typed as `2001-03-05` or `5.03.2001`; null for what is not in the calendar. */
export function normalDate(text: string): Day | null {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text)
  const typed = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\s*$/.exec(text)
  const [year, month, date] = iso ? iso.slice(1).map(Number) : (typed?.slice(1).map(Number).reverse() ?? [])
  if (year === undefined || month === undefined || date === undefined) return null
  if (month < 1 || month > 12 || date < 1 || date > daysIn(month, year)) return null
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`
}

/**
 * The instant of a value, NaN if it is none. A day is midnight UTC, and so is a time without a zone a time in UTC:
 * engines read it in the machine's own zone, and server and browser would disagree. They also turn 30 February into
 * 2 March, and 05.03.2001 into May; here the first is no date and the second is in March.
 */
export function instantOf(value: unknown): number {
  if (value instanceof Date) return value.getTime()
  if (typeof value === 'number') return new Date(value).getTime()
  if (typeof value !== 'string') return Number.NaN
  const [dayText = '', timeText] = /^\s*\d{4}-/.test(value) ? value.trim().split(/[T ]/i, 2) : [value]
  const day = normalDate(dayText)
  if (day === null) return Number.NaN
  if (timeText === undefined) return Date.parse(day)
  const time = /^([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/i.exec(
    timeText,
  )
  if (!time || value.trim().length !== dayText.length + 1 + timeText.length) return Number.NaN
  return Date.parse(`${day}T${timeText.toUpperCase()}${/Z|[+-]/i.test(timeText) ? '' : 'Z'}`)
}

/** The day of an instant in UTC, as the date rules count. */
export function utcDayOf(instant: number): Day {
  return new Date(instant).toISOString().slice(0, 10)
}

/** Full years on a day. Somebody born on 29 February is a year older on 1 March of a common year. */
export function ageOn(birthday: Day, day: Day): number {
  const hadBirthday = day.slice(5) >= birthday.slice(5)
  return Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (hadBirthday ? 0 : 1)
}

function daysIn(month: number, year: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

function padded(part: number, width: number): string {
  return String(part).padStart(width, '0')
}
