import type { LocaleCode } from '../platform/languages.ts'
import en from './till-texts.en.ts'
import ru, { type TillTexts } from './till-texts.ru.ts'

export const tillTexts: Record<LocaleCode, TillTexts> = { ru, en }
