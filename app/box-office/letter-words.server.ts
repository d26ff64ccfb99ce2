import type { LocaleCode } from '../platform/languages.ts'
import en from './letter-words.en.ts'
import ru, { type LetterWords } from './letter-words.ru.ts'

export const letterWords: Record<LocaleCode, LetterWords> = { ru, en }
