import { type ParticipantType, participantTypes, type Section, sections } from './kinds.ts'
import type { City } from './list-entry.ts'

/** What the list is asked for. It lives in the address: `?q=…&section=paper&letter=В`. */
export type Filters = {
  q: string
  section: Section | null
  type: ParticipantType | null
  city: string | null
  letter: string | null
  /** Only what is in the visitor's own plan. */
  mine: boolean
  /** How many portions of the list are open. */
  page: number
}

export const noFilters: Filters = {
  q: '',
  section: null,
  type: null,
  city: null,
  letter: null,
  mine: false,
  page: 1,
}
const longestQuery = 80

/** The filters of an address. What it cannot mean is left out, so that an old or mistyped link still opens. */
export function readFilters(search: URLSearchParams, cities: readonly City[]): Filters {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find(value => value === search.get(name)) ?? null
  const letter = (search.get('letter') ?? '').normalize('NFC').toUpperCase()
  const page = Number(search.get('page'))
  return {
    q: (search.get('q') ?? '').trim().slice(0, longestQuery),
    section: oneOf('section', sections),
    type: oneOf('type', participantTypes),
    city: oneOf(
      'city',
      cities.map(({ key }) => key),
    ),
    letter: /^\p{L}$/u.test(letter) ? letter : null,
    mine: search.get('mine') === '1',
    page: Number.isInteger(page) && page > 1 && page < 100 ? page : 1,
  }
}

/** The query of an address, empty where nothing is asked for. */
export function queryOf(filters: Filters): string {
  const { q, section, type, city, letter, mine, page } = filters
  const said = { q: q.trim(), section, type, city, letter, mine: mine && '1', page: page > 1 && String(page) }
  const pairs = Object.entries(said).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

export function isFiltered(filters: Filters): boolean {
  return queryOf({ ...filters, page: 1 }) !== ''
}
