import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type LoadTexts } from './texts.ru.ts'

export const loadTexts: Record<LocaleCode, LoadTexts> = { ru, en }
