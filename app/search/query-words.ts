export const shortestQuery = 2
export const longestQuery = 100
const mostWords = 8

/** What was typed, as it is shown again: without blanks at the ends, and no longer than anybody means it to be. */
export function tidyQuery(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, longestQuery).trim()
}

/** The words of a query as the index writes them: small letters, ё as е, no accents, a stand's code in one piece. */
export function queryWords(query: string): string[] {
  const letters = plainLetters(query).replace(standCode, (_, letter: string, number: string) => {
    return `${latinTwin[letter] ?? letter}${number.padStart(2, '0')}`
  })
  const words = letters.match(/[\p{L}\p{N}]+/gu) ?? []
  // A lone letter says nothing beside a word.
  const telling = words.some(word => word.length > 1) ? words.filter(word => word.length > 1) : words
  return [...new Set(telling)].slice(0, mostWords)
}

/** й keeps its breve: it is a letter, not an accent. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/и\u0306/g, 'й')
    .replace(/[\u0300-\u036f]/g, '')
}

// C-07, c07, С-7: with a Cyrillic С as well, which looks the same on the plan.
const standCode = /(?<![\p{L}\p{N}])([a-fавсе])[-–]?(\d{1,2})(?![\p{L}\p{N}])/gu
const latinTwin: Record<string, string> = { а: 'a', в: 'b', с: 'c', е: 'e' }
