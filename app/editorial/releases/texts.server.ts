import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type ReleaseTexts } from './texts.ru.ts'

export const releaseTexts: Record<LocaleCode, ReleaseTexts> = { ru, en }
