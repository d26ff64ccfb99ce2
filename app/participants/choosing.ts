import { matchesQuery } from '../platform/folded-text.ts'
import type { Filters } from './filters.ts'
import { lettersOf } from './letters.ts'
import type { City, ListEntry } from './list-entry.ts'

export type Facet = 'section' | 'type' | 'city' | 'letter'
const facets: readonly Facet[] = ['section', 'type', 'city', 'letter']

/** Whoever answers to the words, in either alphabet: by name, people shown, city or stand. */
export function answering(entries: readonly ListEntry[], cities: readonly City[], q: string) {
  if (q === '') return entries
  const cityName = new Map(cities.map(({ key, name }) => [key, name]))
  return entries.filter(({ name, otherName = '', artists = [], city, stand }) =>
    matchesQuery(q, name, otherName, ...artists, cityName.get(city) ?? '', city, ...standSpellings(stand)),
  )
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

// C-07 is typed with and without its dash, and on a Russian keyboard as С-07.
function standSpellings(stand: string): string[] {
  const lookalike = { A: 'А', B: 'В', C: 'С', D: 'Д', E: 'Е', F: 'Ф' }[stand.charAt(0)] ?? ''
  const written = [stand, `${lookalike}${stand.slice(1)}`]
  return [...written, ...written.map(code => code.replace('-', ''))]
}
