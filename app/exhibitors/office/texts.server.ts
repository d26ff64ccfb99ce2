import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type ExhibitorOfficeTexts } from './texts.ru.ts'

export const exhibitorOfficeTexts: Record<LocaleCode, ExhibitorOfficeTexts> = { ru, en }
