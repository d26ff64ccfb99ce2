import { wordsIn } from '../spelling/words-in.ts'
import type { Checked } from './check-input.ts'
import { textsOf } from './checked-texts.ts'
import { type Finding, fine } from './findings.ts'

// More of them is another language, or a whole text to be read again.
const mostNamed = 6

/** Words that neither a dictionary nor the site knows, place by place. */
export function checkSpelling({ pairs, languages, isKnownWord }: Checked): Finding[] {
  if (!isKnownWord) return []
  let count = 0
  const found = pairs.flatMap(pair =>
    languages.flatMap((language): Finding[] => {
      const words = textsOf(pair, language).flatMap(({ text }) => wordsIn(text, language))
      count += words.length
      const unknown = [...new Set(words.filter(word => !isKnownWord(word, language)))]
      if (unknown.length === 0) return []
      const named = unknown.slice(0, mostNamed).join(', ')
      const detail = { reason: 'unknown', words: named, count: unknown.length }
      return [{ severity: 'decide', check: 'spelling', path: pair.path, language, detail }]
    }),
  )
  return found.length > 0 || count === 0 ? found : [fine('spelling', { reason: 'fine', count })]
}
