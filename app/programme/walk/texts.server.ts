import type { LocaleCode } from '../../platform/languages.ts'
import english from './texts.en.ts'
import russian, { type WalkTexts } from './texts.ru.ts'

/** For the calendar file: pages are handed theirs. */
export const walkTexts: Record<LocaleCode, WalkTexts> = { ru: russian, en: english }
