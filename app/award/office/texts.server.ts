import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type AwardOfficeTexts } from './texts.ru.ts'

export const awardOfficeTexts: Record<LocaleCode, AwardOfficeTexts> = { ru, en }
