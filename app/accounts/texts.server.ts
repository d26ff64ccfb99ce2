import type { LocaleCode } from '../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type AccountTexts } from './texts.ru.ts'

export const accountTexts: Record<LocaleCode, AccountTexts> = { ru, en }
