import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type HealthTexts } from './texts.ru.ts'

export const healthTexts: Record<LocaleCode, HealthTexts> = { ru, en }
