import { worded, wordedAll } from '../../mail/words/letter-words.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type LetterTexts } from './texts.ru.ts'

/** What the office can write of them. */
export const orderWords = wordedAll<LetterTexts['letters']>(
  { ru: ru.letters, en: en.letters },
  'order-',
  'text',
)
export const otherOrderWords = worded<LetterTexts>(
  { ru, en },
  {
    freeReturn: ['order-free-return', 'text'],
    lost: ['order-links', 'text'],
  },
)

export const letterTexts: Record<LocaleCode, LetterTexts> = {
  ru: withLetters('ru'),
  en: withLetters('en'),
}

/** Each is looked up when a letter is written: its words may have changed since. */
function withLetters(code: LocaleCode): LetterTexts {
  const said = otherOrderWords.in[code]
  return Object.defineProperties({} as LetterTexts, {
    ...Object.getOwnPropertyDescriptors(said),
    letters: { enumerable: true, value: orderWords.in[code] },
  })
}
