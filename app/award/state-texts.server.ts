import type { LocaleCode } from '../platform/languages.ts'
import en from './state-texts.en.ts'
import ru, { type AwardStateTexts } from './state-texts.ru.ts'

export const awardStateTexts: Record<LocaleCode, AwardStateTexts> = { ru, en }
