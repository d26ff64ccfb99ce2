import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type LetterWords } from './texts.ru.ts'

export const letterWords: Record<LocaleCode, LetterWords> = { ru, en }
