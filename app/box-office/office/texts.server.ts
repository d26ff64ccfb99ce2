import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type OfficeTexts } from './texts.ru.ts'

export const officeTexts: Record<LocaleCode, OfficeTexts> = { ru, en }
