import type { Both, LocaleCode } from '../../platform/languages.ts'

// Chrome falls silent in the middle of an utterance of a network voice after about fifteen seconds. At the slowest speed
// this many letters take ten.
const mostLetters = 120

/** How № is said. */
const numberSaid: Both = { ru: 'номер', en: 'number' }

/** What is handed to the voice for one sentence: the sentence, or its halves where it is long, as a reader would breathe. */
export function spokenParts(sentence: string, locale: LocaleCode): string[] {
  const words = sentence.replaceAll('\u00a0', ' ').replaceAll(/№\s*/g, `${numberSaid[locale]} `)
  const parts: string[] = []
  let rest = words.trim()
  while (rest.length > mostLetters) {
    const end = breath(rest)
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return [...parts, rest]
}

/** After the last pause that fits, else after the last word that does, else in the middle of a word. */
function breath(text: string): number {
  const head = text.slice(0, mostLetters)
  const pause = lastEnd(head, /[,;:—–)]\s/g)
  if (pause > mostLetters / 3) return pause
  return lastEnd(head, /\s/g) || mostLetters
}

function lastEnd(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((_, match) => match.index + match[0].length, 0)
}
