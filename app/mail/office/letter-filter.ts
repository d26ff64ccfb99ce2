import type { Day } from '../../platform/dates.ts'
import type { LetterReader } from './letter-reader.ts'
import { type LetterState, letterStates } from './letter-state.ts'

/** What of the outbox is looked for: the address of its page says it. */
export type LetterFilter = {
  words: string
  state: LetterState | ''
  kind: string
  from: Day | ''
  to: Day | ''
}

/** Whoever sees addresses only in part must not find them out by looking for them. */
export function readLetterFilter(
  search: URLSearchParams,
  { isEverything, kinds }: LetterReader,
): LetterFilter {
  const words = (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100)
  return {
    words: isEverything ? words : '',
    state: letterStates.find(one => one === search.get('state')) ?? '',
    kind: kinds.find(one => one === search.get('kind')) ?? '',
    from: dayIn(search.get('from')),
    to: dayIn(search.get('to')),
  }
}

// 31 February is no day.
function dayIn(text: string | null): Day | '' {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return ''
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? (text as Day) : ''
}

/** The filter as the query of an address, without its question mark. */
export function letterQuery({ words, ...rest }: LetterFilter, before = ''): string {
  const named = { q: words, ...rest, before }
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== '')).toString()
}
