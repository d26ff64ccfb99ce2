import type { LocaleCode } from '../../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type InvitationTexts } from './texts.ru.ts'

export const invitationTexts: Record<LocaleCode, InvitationTexts> = { ru, en }
