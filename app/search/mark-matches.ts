import { matchesQuery } from '../platform/folded-text.ts'
import { plainLetters } from './query-words.ts'

/** A stretch of text, found or not. Marks are data, never markup. */
export type Segment = { text: string; isMatch: boolean }

/** A word of the query with its stem, as the database stems it; a word that says nothing («где») has none. */
export type AskedWord = { word: string; stem: string | null }

const snippetLetters = 180
const before = 60

/** Tells of any word whether it was asked for. Texts repeat their words, so what has been decided is kept. */
export type Matcher = (word: string) => boolean

export function matcherOf(asked: readonly AskedWord[]): Matcher {
  const decided = new Map<string, boolean>()
  return word => {
    const known = decided.get(word)
    if (known !== undefined) return known
    const isMatch = isAskedFor(word, asked)
    decided.set(word, isMatch)
    return isMatch
  }
}

/** The text with the words that were asked for told apart. */
export function markMatches(text: string, isMatching: Matcher): Segment[] {
  const segments: Segment[] = []
  for (const { 0: piece } of text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const isMatch = isMatching(piece)
    const last = segments.at(-1)
    if (last && last.isMatch === isMatch) last.text += piece
    else segments.push({ text: piece, isMatch })
  }
  return segments
}

/** The place of a longer text where it speaks of what was asked for; its beginning where it does not. */
export function snippetOf(text: string, isMatching: Matcher): Segment[] {
  const lines = text.replace(/\s*\n\s*/g, ' ').trim()
  const from = wordStart(lines, Math.max(0, firstMatch(lines, isMatching) - before))
  const to = wordEnd(lines, from + snippetLetters)
  const cut = lines.slice(from, to).trim()
  const end = to < lines.length ? `${cut.replace(/[\s.,:;–—-]+$/, '')}…` : cut
  return markMatches(from > 0 ? `…${end}` : end, isMatching)
}

function firstMatch(text: string, isMatching: Matcher): number {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) if (isMatching(word)) return index
  return 0
}

function isAskedFor(word: string, asked: readonly AskedWord[]): boolean {
  const letters = plainLetters(word)
  return asked.some(({ word: wanted, stem }) => {
    if (stem === null) return false
    return letters.startsWith(wanted) || isFormOf(letters, stem) || isOtherSpelling(word, wanted)
  })
}

/** Whether a word is a stem and an ending: «скульптура» of скульптур, "galleries" of galleri. */
function isFormOf(word: string, stem: string): boolean {
  const root = stem.replace(/i$/, '')
  const ending = word.slice(root.length)
  return word.startsWith(root) && (/[а-я]/.test(stem) ? russianEnding : englishEnding).test(ending)
}

// Vowels, й, ь, and the few consonants that endings are made of: -ами, -ого, -ах, -ет.
const russianEnding = /^(?:[аеиоуыэюяйь]{0,2}(?:[вмхгт][аеиоуыюяйь]{0,1})?)$/
const englishEnding = /^(?:y|i?e?s|i?ed|ing|i?er|i?ers)?$/

/** The same name in the other alphabet. */
function isOtherSpelling(word: string, wanted: string): boolean {
  return wanted.length > 3 && hasOtherAlphabet(word, wanted) && matchesQuery(wanted, word)
}

function hasOtherAlphabet(one: string, other: string): boolean {
  return /[а-яё]/i.test(one) !== /[а-яё]/i.test(other)
}

function wordStart(text: string, near: number): number {
  if (near === 0) return 0
  const blank = text.indexOf(' ', near)
  return blank < 0 ? near : blank + 1
}

function wordEnd(text: string, near: number): number {
  if (near >= text.length) return text.length
  const blank = text.lastIndexOf(' ', near)
  return blank < 0 ? near : blank
}
