import type { LocaleCode } from '../../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type TurnTexts } from './texts.ru.ts'

export const turnTexts: Record<LocaleCode, TurnTexts> = { ru, en }
