import type { LocaleCode } from '../../platform/languages.ts'
import { applyChanges, joinChanges, type TypesetChange } from './changes.ts'
import { closingMarks, quoteChanges } from './quotes.ts'
import { edges, type Rule, rulesOf } from './rules.ts'
import { coverUntouched } from './untouched.ts'

export type Typeset = { text: string; changes: TypesetChange[] }

/** A whole text set by the rules of its language, with every place where it was not. Set once, it stays as it is. */
export function typeset(text: string, locale: LocaleCode): Typeset {
  return set(text, locale, [...edges, ...rulesOf[locale]])
}

/**
 * What is set as somebody types: only what this stroke has made plain, near the caret and before the word that is being
 * typed. What was plain before the stroke and was not set has been taken back, and stays so. `changes` count in `after`;
 * `takeBackChanges` is the undo. Null where there is nothing to do.
 */
export function typesetTyped(
  before: string,
  after: string,
  caret: number,
  locale: LocaleCode,
): (Typeset & { caret: number }) | null {
  const inserted = after.length - before.length
  if (inserted <= 0 || caret < inserted || caret > after.length) return null
  const from = caret - inserted
  if (before.slice(0, from) !== after.slice(0, from) || before.slice(from) !== after.slice(caret)) return null
  const known = new Set(dueAt(before, from, locale).map(keyOf))
  const near = nearStart(after, from)
  const isNew = (change: TypesetChange) =>
    change.at >= near && (change.at >= from || !known.has(keyOf(change)))
  const changes = withoutLoneMarks(dueAt(after, caret, locale), locale, isNew)
  if (changes.length === 0) return null
  const shift = changes.reduce((sum, { was, now }) => sum + now.length - was.length, 0)
  return { text: applyChanges(after, changes), caret: caret + shift, changes }
}

function set(text: string, locale: LocaleCode, rules: readonly Rule[]): Typeset {
  let current = text
  let changes: TypesetChange[] = []
  // One rule may clear the way for an earlier one: the list is gone through until it finds nothing.
  for (let round = 0; round < 8; round += 1) {
    const found = goThrough(current, locale, rules)
    if (found.length === 0) break
    changes = joinChanges(text, current, changes, found)
    current = applyChanges(current, found)
  }
  return { text: current, changes }
}

function goThrough(text: string, locale: LocaleCode, rules: readonly Rule[]): TypesetChange[] {
  const covered = coverUntouched(text)
  let current = covered
  let changes: TypesetChange[] = []
  const take = (found: TypesetChange[]) => {
    if (found.length === 0) return
    changes = joinChanges(covered, current, changes, found)
    current = applyChanges(current, found)
  }
  for (const rule of rules) take(changesBy(rule, current))
  take(quoteChanges(current, locale))
  return changes
}

function changesBy({ rule, pattern, now }: Rule, text: string): TypesetChange[] {
  const found: TypesetChange[] = []
  for (const { 0: was, index: at } of text.matchAll(pattern)) {
    const set = typeof now === 'string' ? now : now(was)
    if (set !== was) found.push({ at, was, now: set, rule })
  }
  return found
}

const wordBeforeCaret = /[\p{L}\d'’-]*$/u

/** Everything that could be set in a text with the caret there. */
function dueAt(text: string, caret: number, locale: LocaleCode): TypesetChange[] {
  const word = wordBeforeCaret.exec(text.slice(0, caret))?.[0].length ?? 0
  const end = caret - word
  return set(text, locale, rulesOf[locale]).changes.filter(({ at, was, rule }) => {
    if (at + was.length > end) return false
    // Whether the stop of «руб.» ends the sentence shows when the next word begins.
    if (rule === 'rouble' && text.slice(at + was.length, caret).trim() === '') return false
    // Whether «б» is a particle or the beginning of «билет» shows when the word has ended.
    return word === 0 || at + was.length < end || rule === 'quotes' || rule === 'dash'
  })
}

/** What is to be done; a mark whose fellow was taken back, or is too far off, is not closed by a mark of another kind. */
function withoutLoneMarks(
  due: TypesetChange[],
  locale: LocaleCode,
  isNew: (change: TypesetChange) => boolean,
) {
  const opened: boolean[] = []
  return due.filter(change => {
    if (change.rule !== 'quotes') return isNew(change)
    const isMatched = closingMarks[locale].test(change.now) ? (opened.pop() ?? true) : true
    const isDone = isMatched && isNew(change)
    if (!closingMarks[locale].test(change.now)) opened.push(isDone)
    return isDone
  })
}

/** Three words back: enough for «60 x 80 », «5 руб. », «И. И. Иванов ». */
function nearStart(text: string, from: number): number {
  const words = /(?:\S+\s+){0,3}\S*$/u.exec(text.slice(Math.max(0, from - 80), from))
  return from - (words?.[0].length ?? 0)
}

function keyOf({ at, was, now }: TypesetChange): string {
  return `${at} ${was} ${now}`
}
