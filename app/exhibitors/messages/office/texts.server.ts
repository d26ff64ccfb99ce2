import type { LocaleCode } from '../../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type OfficeMessageTexts } from './texts.ru.ts'

export const officeMessageTexts: Record<LocaleCode, OfficeMessageTexts> = { ru, en }
