import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type MessageTexts } from './texts.ru.ts'

export const messageTexts: Record<LocaleCode, MessageTexts> = { ru, en }
