import type { LocaleCode } from './languages.ts'

/**
 * The `lang` of words that every language of the site reads as they were written, a book's title or an author's name, told by
 * their letters; none where they are of the page's own language, or of letters that many languages share.
 */
export function langOf(words: string, page: LocaleCode): LocaleCode | undefined {
  return page !== 'ru' && /\p{Script=Cyrillic}/u.test(words) ? 'ru' : undefined
}
