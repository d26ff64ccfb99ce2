import type { LocaleCode } from '../../platform/languages.ts'
import en from './letter-texts.en.ts'
import ru, { type InvitationLetterTexts } from './letter-texts.ru.ts'

export const letterTexts: Record<LocaleCode, InvitationLetterTexts> = { ru, en }
