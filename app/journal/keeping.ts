import { dayOf } from '../platform/dates.ts'

/** From where it was done is kept for a year: what is older goes. */
export function originKeptFrom(now: Date): Date {
  return new Date(now.getTime() - 365 * 86_400_000)
}

/** Names and words are kept for five years after the year, as papers of account are. */
export function contentKeptFrom(now: Date): Date {
  return new Date(`${Number(dayOf(now).slice(0, 4)) - 5}-01-01T00:00:00+03:00`)
}
