import { wordedAll } from '../../mail/words/letter-words.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type WaitingTexts } from './texts.ru.ts'

/** What the office can write of its letters. */
export const waitingWords = wordedAll<WaitingTexts['letters']>(
  { ru: ru.letters, en: en.letters },
  'waiting-',
  'text',
)

export const waitingTexts: Record<LocaleCode, WaitingTexts> = {
  ru: { ...ru, letters: waitingWords.in.ru },
  en: { ...en, letters: waitingWords.in.en },
}
