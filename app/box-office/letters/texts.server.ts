import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type LetterTexts } from './texts.ru.ts'

export const letterTexts: Record<LocaleCode, LetterTexts> = { ru, en }
