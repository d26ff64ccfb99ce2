import { fillWith } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { variableNames } from '../letter-variables.ts'
import type { Words } from './word-faults.ts'

/** A letter that went out, by which words are shown with what it told somebody. */
export type SentLetter = { subject: string; body: string }

/**
 * Words as a reader would have them. The values are those of a letter that went out, found again by the words it was
 * written with (`written`: any that may have been); where there is none, the names of the variables stand for them.
 */
export function fillWords(
  words: Words,
  { locale, sent, written }: { locale: LocaleCode; sent: SentLetter | null; written: readonly Words[] },
): Words {
  const names = Object.fromEntries(
    Object.entries(variableNames).map(([mark, name]) => [mark, `[${name[locale]}]`]),
  )
  const say = fillWith<Record<string, string>>({ ...names, ...(sent && valuesIn(sent, written)) })
  return {
    subject: say(words.subject),
    title: say(words.title),
    paragraphs: words.paragraphs.map(text => say(text)),
  }
}

function valuesIn({ subject, body }: SentLetter, written: readonly Words[]): Record<string, string> {
  const said = [subject, ...body.split('\n\n')].map(text => text.trim())
  const values: Record<string, string> = {}
  for (const words of written) {
    for (const text of [words.subject, words.title, ...words.paragraphs]) {
      for (const one of said) Object.assign(values, matched(text, one))
    }
  }
  return values
}

/** What stands in the holes of a text in somebody's letter; nothing where the letter says something else. */
function matched(text: string, said: string): Record<string, string> {
  // Words and marks by turns; in one walk, however odd the text is.
  const [first = '', ...parts] = text.split(/\{(\w+)\}/)
  // A text that is nothing but its value would be found everywhere.
  if (parts.length === 0 || text.replaceAll(/\{\w+\}/g, '').trim() === '') return {}
  if (!said.startsWith(first)) return {}
  const values: Record<string, string> = {}
  let from = first.length
  for (let place = 0; place < parts.length; place += 2) {
    const [mark = '', next = ''] = parts.slice(place, place + 2)
    const isLast = place + 2 >= parts.length
    const to =
      next === '' ? (isLast ? said.length : -1) : isLast ? lastOf(said, next) : said.indexOf(next, from)
    if (to < from) return {}
    values[mark] = said.slice(from, to)
    from = to + next.length
  }
  return values
}

function lastOf(said: string, end: string): number {
  return said.endsWith(end) ? said.length - end.length : -1
}
