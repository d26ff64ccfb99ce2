import type { Day } from '../platform/dates.ts'
import { type EntryOutcome, entryOutcomes } from './outcomes.ts'

/** What of the journal is looked for: the address of its page says it. */
export type JournalFilter = {
  words: string
  /** The id of a person. */
  who: string
  /** A part of the office, by where it begins. */
  section: string
  does: string
  outcome: EntryOutcome | ''
  from: Day | ''
  to: Day | ''
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const day = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

export function readJournalFilter(search: URLSearchParams): JournalFilter {
  const take = (name: string, shape: RegExp) => {
    const value = search.get(name) ?? ''
    return shape.test(value) ? value : ''
  }
  return {
    words: (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100),
    who: take('who', uuid),
    section: take('section', /^\/[a-z/-]{1,60}\/$/),
    does: take('does', /^[a-z-]{1,40}$/),
    outcome: entryOutcomes.find(one => one === search.get('outcome')) ?? '',
    from: isDay(take('from', day)),
    to: isDay(take('to', day)),
  }
}

// 31 February is no day.
function isDay(text: string): Day | '' {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? (text as Day) : ''
}

/** The filter as the query of an address, without its question mark. */
export function journalQuery({ words, ...rest }: JournalFilter, before?: number): URLSearchParams {
  const named = { q: words, ...rest, before: before === undefined ? '' : String(before) }
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ''))
}
