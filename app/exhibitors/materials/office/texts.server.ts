import type { LocaleCode } from '../../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type MaterialOfficeTexts } from './texts.ru.ts'

export const officeTexts: Record<LocaleCode, MaterialOfficeTexts> = { ru, en }
