import { formatDay } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { EntryFacts } from './search-kinds.ts'

type Words = { stand: string; audioStop: string }

/** The line under a title that tells one thing from its namesakes. */
export function entryNote(facts: EntryFacts, locale: LocaleCode, words: Words): string {
  const { day, time, number, stand } = facts
  const parts = [
    // An hour is enough to know the fair's own days; a release may be of any year.
    day && formatDay(day, locale, { withYear: time === undefined }),
    time,
    number !== undefined && words.audioStop.replace('{number}', String(number)),
    facts.author,
    facts.year,
    facts.technique,
    facts.occupation,
    facts.duty,
    facts.role,
    facts.place,
    stand && words.stand.replace('{code}', stand),
    facts.city,
  ]
  const note = parts.filter(Boolean).join(', ')
  return note.charAt(0).toUpperCase() + note.slice(1)
}
