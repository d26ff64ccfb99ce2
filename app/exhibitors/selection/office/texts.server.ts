import type { LocaleCode } from '../../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type DecisionTexts } from './texts.ru.ts'

export const decisionTexts: Record<LocaleCode, DecisionTexts> = { ru, en }
