import type { LocaleCode } from '../../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type StandOfficeTexts } from './texts.ru.ts'

export const standOfficeTexts: Record<LocaleCode, StandOfficeTexts> = { ru, en }
