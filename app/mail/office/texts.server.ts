import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type LetterOfficeTexts } from './texts.ru.ts'

export const letterTexts: Record<LocaleCode, LetterOfficeTexts> = { ru, en }
