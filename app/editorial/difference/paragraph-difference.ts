import { commonRuns, risingPart } from './common-tokens.ts'
import { tokensOf, type WordPiece, wordDifference } from './word-difference.ts'

/** What became of a paragraph; places count from nought, `was` in the old text and `now` in the new one. */
export type ParagraphChange =
  | { kind: 'same'; was: number; now: number; text: string }
  | { kind: 'changed'; was: number; now: number; words: WordPiece[] }
  /** Stands elsewhere among those that stayed, perhaps with other words. */
  | { kind: 'moved'; was: number; now: number; words: WordPiece[] }
  | { kind: 'added'; now: number; text: string }
  | { kind: 'removed'; was: number; text: string }

type Pairing = { was: number; now: number }

/** Paragraphs that have at least so much in common are one paragraph that was changed. */
const alike = 0.4
/** So many comparisons each with each are made; in longer texts only neighbours are compared. */
const mostComparisons = 10_000

/** The paragraphs of the new text in their order, those that are gone in the places where they stood. */
export function paragraphDifference(was: readonly string[], now: readonly string[]): ParagraphChange[] {
  const pairs = pairsOf(was, now).sort((one, other) => one.now - other.now)
  const stayed = new Set(risingPart(pairs.map(pair => pair.was)))
  const byNow = new Map(pairs.map((pair, at) => [pair.now, { ...pair, hasMoved: !stayed.has(at) }]))
  const found = new Set(pairs.map(pair => pair.was))
  const changes: ParagraphChange[] = []
  let from = 0
  const goneBefore = (end: number) => {
    for (; from < end; from += 1) {
      if (!found.has(from)) changes.push({ kind: 'removed', was: from, text: was[from] ?? '' })
    }
  }
  now.forEach((text, place) => {
    const pair = byNow.get(place)
    if (pair && !pair.hasMoved) goneBefore(pair.was)
    changes.push(pair ? pairedChange(was[pair.was] ?? '', text, pair) : { kind: 'added', now: place, text })
  })
  goneBefore(was.length)
  return changes
}

function pairedChange(was: string, now: string, pair: Pairing & { hasMoved: boolean }): ParagraphChange {
  const places = { was: pair.was, now: pair.now }
  if (pair.hasMoved) return { kind: 'moved', ...places, words: wordDifference(was, now) }
  if (was === now) return { kind: 'same', ...places, text: now }
  return { kind: 'changed', ...places, words: wordDifference(was, now) }
}

function pairsOf(was: readonly string[], now: readonly string[]): Pairing[] {
  const pairs = commonRuns(was, now).flatMap(run =>
    Array.from({ length: run.length }, (_, at) => ({ was: run.was + at, now: run.now + at })),
  )
  const rest = restOf(was, now, pairs)
  pairs.push(...equalPairs(rest, was, now))
  pairs.push(...alikePairs(restOf(was, now, pairs), was, now))
  return pairs
}

type Rest = { was: number[]; now: number[] }

function restOf(was: readonly string[], now: readonly string[], pairs: readonly Pairing[]): Rest {
  const takenWas = new Set(pairs.map(pair => pair.was))
  const takenNow = new Set(pairs.map(pair => pair.now))
  return {
    was: [...was.keys()].filter(place => !takenWas.has(place)),
    now: [...now.keys()].filter(place => !takenNow.has(place)),
  }
}

function equalPairs(rest: Rest, was: readonly string[], now: readonly string[]): Pairing[] {
  const places = new Map<string, number[]>()
  for (const place of rest.was) {
    const text = was[place] ?? ''
    // An empty line has no way of its own.
    if (text.trim() !== '') places.set(text, [...(places.get(text) ?? []), place])
  }
  return rest.now.flatMap(place => {
    const from = places.get(now[place] ?? '')?.shift()
    return from === undefined ? [] : [{ was: from, now: place }]
  })
}

/** The most alike first; each is paired once. */
function alikePairs(rest: Rest, was: readonly string[], now: readonly string[]): Pairing[] {
  const isMany = rest.was.length * rest.now.length > mostComparisons
  const before = new Map(rest.was.map(place => [place, wordsOf(was[place] ?? '')]))
  const after = new Map(rest.now.map(place => [place, wordsOf(now[place] ?? '')]))
  const scored = rest.was.flatMap(place => {
    const candidates = isMany ? rest.now.filter(other => Math.abs(other - place) <= 3) : rest.now
    return candidates.map(other => ({
      was: place,
      now: other,
      score: likeness(before.get(place) ?? [], after.get(other) ?? []),
    }))
  })
  const best = scored
    .filter(({ score }) => score >= alike)
    .sort((one, other) => other.score - one.score || one.was - other.was || one.now - other.now)
  const [takenWas, takenNow] = [new Set<number>(), new Set<number>()]
  return best.flatMap(pair => {
    if (takenWas.has(pair.was) || takenNow.has(pair.now)) return []
    takenWas.add(pair.was)
    takenNow.add(pair.now)
    return [{ was: pair.was, now: pair.now }]
  })
}

function wordsOf(text: string): string[] {
  return tokensOf(text.toLowerCase()).filter(token => /[\p{L}\p{N}]/u.test(token))
}

/** Twice what two paragraphs share, of all their words: 1 for the same words, 0 for other ones. */
function likeness(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length === 0) return 0
  const left = new Map<string, number>()
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of other) {
    const count = left.get(word) ?? 0
    if (count > 0) shared += 1
    left.set(word, count - 1)
  }
  return (2 * shared) / (one.length + other.length)
}
