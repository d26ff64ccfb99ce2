import type { Choice } from './choice.ts'
import type { HungWork } from './hung-work.ts'
import { enough, likeness } from './nearness.ts'
import { priceOf } from './price.ts'

export type Facet = 'colour' | 'like' | 'size' | 'technique' | 'section' | 'state' | 'year' | 'price'
export const facets: readonly Facet[] = [
  'colour',
  'like',
  'size',
  'technique',
  'section',
  'state',
  'year',
  'price',
]

/** A work with the one it is to be like, so that likeness is worked out once. */
export type Ranked = { work: HungWork; nearness: number; likeness: number }

/** Every work with how near it comes in colour to what is asked for; nothing is left out yet. */
export function ranked(works: readonly HungWork[], choice: Choice): Ranked[] {
  const model = choice.like === null ? null : works.find(({ number }) => number === choice.like)
  return works.map(work => ({
    work,
    nearness: choice.colour === null ? 0 : (work.nearness.get(choice.colour) ?? 0),
    likeness: model && model !== work ? likeness(model.colours, work.colours) : 0,
  }))
}

/** Those whom the choice lets through, the nearest in colour first, else as in the catalogue; one facet may be left out. */
export function chosen(all: readonly Ranked[], choice: Choice, except?: Facet): Ranked[] {
  return all
    .filter(one => facets.every(facet => facet === except || fits(one, choice, facet)))
    .toSorted(byColour)
}

/** How many there would be with each value of a facet, the rest of the choice as it is. */
export function countsOf(
  all: readonly Ranked[],
  choice: Choice,
  facet: 'technique' | 'section' | 'state',
): Record<string, number> {
  const counts: Record<string, number> = {}
  const field = { technique: 'family', section: 'section', state: 'mark' } as const
  for (const { work } of chosen(all, choice, facet)) {
    const value = work[field[facet]]
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

/** How many there would be in each colour of the wheel, the rest of the choice as it is. */
export function colourCounts(all: readonly Ranked[], choice: Choice): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { work } of chosen(all, choice, 'colour'))
    for (const [key, nearness] of work.nearness)
      if (nearness >= enough.found) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

/** How many more there would be with what is only near the colour. */
export function nearCount(all: readonly Ranked[], choice: Choice): number {
  if (choice.colour === null || choice.isNear) return 0
  return chosen(all, { ...choice, isNear: true }).length - chosen(all, choice).length
}

/** Where nothing is found: what comes nearest, by how little of the choice it misses and then by colour. */
export function nearest(all: readonly Ranked[], choice: Choice, most: number): Ranked[] {
  const missed = (one: Ranked) => facets.filter(facet => !fits(one, choice, facet)).length
  const asked = all.filter(({ work }) => work.number !== choice.like)
  return asked
    .map(one => ({ one, missed: missed(one) }))
    .toSorted((a, b) => a.missed - b.missed || byColour(a.one, b.one))
    .slice(0, most)
    .map(({ one }) => one)
}

function fits({ work, nearness, likeness: like }: Ranked, choice: Choice, facet: Facet): boolean {
  switch (facet) {
    case 'colour':
      return choice.colour === null || nearness >= (choice.isNear ? enough.near : enough.found)
    case 'like':
      return choice.like === null || like >= enough.like
    case 'size':
      return isWithin(work.heightCm, null, choice.height) && isWithin(work.widthCm, null, choice.width)
    case 'technique':
      return isAmong(choice.techniques, work.family)
    case 'section':
      return isAmong(choice.sections, work.section)
    case 'state':
      return isAmong(choice.states, work.mark)
    case 'year':
      return isWithin(work.year, choice.yearFrom, choice.yearTo)
    case 'price':
      return fitsPrice(work, choice)
  }
}

// Whose price is told on request may be within any bounds: it stays, and the page says how many of them there are.
function fitsPrice(work: HungWork, { priceFrom, priceTo, isPriced }: Choice): boolean {
  const price = priceOf(work)
  if (price === 'on-request') return !isPriced
  const isBounded = priceFrom !== null || priceTo !== null
  if (price === 'sold') return !isBounded
  return isWithin(price, priceFrom, priceTo)
}

function isWithin(value: number, least: number | null, most: number | null): boolean {
  return (least === null || value >= least) && (most === null || value <= most)
}

function isAmong<Value>(asked: readonly Value[], value: Value): boolean {
  return asked.length === 0 || asked.includes(value)
}

function byColour(one: Ranked, other: Ranked): number {
  return other.nearness + other.likeness - (one.nearness + one.likeness)
}
