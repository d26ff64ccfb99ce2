import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type ChoiceTexts } from './texts.ru.ts'

export const choiceTexts: Record<LocaleCode, ChoiceTexts> = { ru, en }
