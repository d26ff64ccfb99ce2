import { filedUnder, surnameOf } from '../content/alphabet.ts'
import { isPerson } from './kinds.ts'
import type { ListEntry } from './list-entry.ts'

/** The letters an entry is found under: its own, and that of its name in the other language. */
export function lettersOf({ name, otherName, type }: Pick<ListEntry, 'name' | 'otherName' | 'type'>) {
  return [name, otherName ?? name].map(written => filedUnder(headword(written, isPerson(type))))
}

/**
 * The index over the list: the alphabet of the page, then any other letter a name of this page begins with, and
 * the letter asked for, should it have come along from the other language.
 */
export function indexLetters(
  alphabet: string,
  entries: readonly ListEntry[],
  asked: string | null,
): string[] {
  const own = entries.map(entry => lettersOf(entry)[0] ?? '')
  const extra = [...new Set([...own, asked ?? ''])].filter(letter => /^\p{L}$/u.test(letter))
  return [...alphabet, ...extra.filter(letter => !alphabet.includes(letter)).sort()]
}

// People go by their surname, houses by their name without its article.
function headword(name: string, isPersonsName: boolean): string {
  return isPersonsName ? surnameOf(name) : name.replace(/^(the|an?)\s/i, '')
}
