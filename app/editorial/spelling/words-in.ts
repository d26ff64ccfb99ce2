import type { LocaleCode } from '../../platform/languages.ts'

const shortest = 4
const longest = 60

/** What may be asked of a dictionary: no names, no addresses, no abbreviations, nothing in other letters. */
export function wordsIn(text: string, language: LocaleCode): string[] {
  const plain = text
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .replaceAll(/\[\[\s*before\s+\w+:|\|\||\]\]/g, ' ')
    // Stress marks and places where a word may be broken are none of its letters.
    .replaceAll(/[\u0301\u00ad]/g, '')
    .split(/\s+/)
    .filter(chunk => !/[@/\\_=#]|[\p{L}\d]\.[\p{L}\d]|\d/u.test(chunk))
    .join(' ')
  const isSentence = plain.trim().split(' ').length >= 4
  return [...plain.matchAll(/\p{L}[\p{L}'’-]*/gu)].flatMap(({ 0: found, index }) => {
    const word = found.replace(/['’-]+$/, '').replaceAll('’', "'")
    if (word.length < shortest || word.length > longest || !letters[language].test(word)) return []
    const [first = '', ...rest] = word
    const isCapital = first !== first.toLowerCase()
    // All of it in capitals is an abbreviation; a capital within a sentence begins a name.
    if (isCapital && rest.some(letter => letter !== letter.toLowerCase())) return []
    if (isCapital && !(isSentence && beginsSentence(plain, index))) return []
    return [isCapital ? word.toLowerCase() : word]
  })
}

const letters: Record<LocaleCode, RegExp> = { ru: /^[а-яё'-]+$/iu, en: /^[a-z'-]+$/iu }

function beginsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?…])[\s«„“"‘(—–-]*$/u.test(text.slice(0, at))
}

/** The parts that the site's own list of words would have. */
export const partsOfWord = (word: string) => word.split(/[-']/).filter(part => part.length >= shortest)
