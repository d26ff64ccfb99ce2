import { fairOfExhibitors } from '../editions/open-fair.ts'
import { formatDay, formatDays } from '../platform/dates.ts'
import { fill, type Phrase } from '../platform/fill.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { EntryFacts } from './search-kinds.ts'

type Texts = { stand: Phrase<'code'>; audioStop: Phrase<'number'> }

/** The line under a title that tells one thing from its namesakes. */
export function entryNote(facts: EntryFacts, locale: LocaleCode, t: Texts): string {
  const { day, time, number, stand } = facts
  const parts = [
    // An hour is enough to know the fair's own days; a release may be of any year.
    day && formatDay(day, locale, { withYear: time === undefined }),
    time,
    number !== undefined && fill(t.audioStop, { number }),
    facts.author,
    facts.year,
    facts.technique,
    facts.occupation,
    facts.duty,
    facts.role,
    facts.place,
    stand && fill(t.stand, { code: stand }),
    facts.city,
    facts.edition && fairOf(facts.edition, locale),
  ]
  const note = parts.filter(Boolean).join(', ')
  return note.charAt(0).toUpperCase() + note.slice(1)
}

/** Whose days they are, where it is not the fair on show. */
function fairOf(id: string, locale: LocaleCode): string {
  const { firstDay, lastDay } = fairOfExhibitors(id)
  return formatDays(firstDay, lastDay, locale, { withYear: true })
}
