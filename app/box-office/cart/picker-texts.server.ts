import type { LocaleCode } from '../../platform/languages.ts'
import en from './picker-texts.en.ts'
import ru, { type TillTexts } from './picker-texts.ru.ts'

export const tillTexts: Record<LocaleCode, TillTexts> = { ru, en }
