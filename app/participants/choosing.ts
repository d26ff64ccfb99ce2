import { foldText, matchesQuery } from '../platform/folded-text.ts'
import type { Filters } from './filters.ts'
import { lettersOf } from './initials.ts'
import type { City, ListEntry } from './list-entry.ts'

export type Facet = 'section' | 'type' | 'city' | 'letter'
const facets: readonly Facet[] = ['section', 'type', 'city', 'letter']

/**
 * Whoever answers to the words, in either alphabet: by name, people shown, city or stand. Slips of the finger are
 * looked for only when nobody answers without: that takes long on a phone, and finds strangers.
 */
export function answering(entries: readonly ListEntry[], cities: readonly City[], q: string) {
  if (q === '') return entries
  const code = standAsked(q)
  if (code) return entries.filter(({ stand }) => stand === code.whole || stand.startsWith(code.typed))
  const cityName = new Map(cities.map(({ key, name }) => [key, name]))
  const textOf = ({ name, otherName = '', artists = [], city }: ListEntry) =>
    [name, otherName, ...artists, cityName.get(city), city].join(' ')
  const asked = foldText(q).split(' ')
  const exactly = entries.filter(entry => {
    const words = foldText(textOf(entry)).split(' ')
    return asked.every(word => words.some(other => other.startsWith(word)))
  })
  return exactly.length > 0 ? exactly : entries.filter(entry => matchesQuery(q, textOf(entry)))
}

/** Those among them whom the filters let through; one facet may be left out, to see what it could offer. */
export function chosen(
  answers: readonly ListEntry[],
  filters: Filters,
  kept: readonly string[],
  except?: Facet,
) {
  return answers.filter(
    entry =>
      (!filters.mine || kept.includes(entry.slug)) &&
      facets.every(facet => facet === except || fits(entry, facet, filters[facet])),
  )
}

/** How many each choice of a facet would show, the other filters as they are. */
export function countsOf(
  answers: readonly ListEntry[],
  filters: Filters,
  kept: readonly string[],
  facet: Facet,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const entry of chosen(answers, filters, kept, facet)) {
    for (const value of new Set(valuesOf(entry, facet))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

function fits(entry: ListEntry, facet: Facet, asked: string | null): boolean {
  return asked === null || valuesOf(entry, facet).includes(asked)
}

function valuesOf(entry: ListEntry, facet: Facet): string[] {
  return facet === 'letter' ? lettersOf(entry) : [entry[facet]]
}

// C-07 is also typed C7, c 07, and on a Russian keyboard С-07 or Ц-07. Nobody's name looks like that.
function standAsked(q: string) {
  const [, letter = '', digits = ''] =
    /^(\p{L})[\s\u2010-\u2014-]?(\d{1,2})$/u.exec(q.trim().toUpperCase()) ?? []
  if (digits === '') return null
  const latin = { А: 'A', Б: 'B', В: 'B', С: 'C', Ц: 'C', Д: 'D', Е: 'E', Ф: 'F' }[letter] ?? letter
  return { typed: `${latin}-${digits}`, whole: `${latin}-${digits.padStart(2, '0')}` }
}
