import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type CouncilTexts } from './texts.ru.ts'

export const councilTexts: Record<LocaleCode, CouncilTexts> = { ru, en }
