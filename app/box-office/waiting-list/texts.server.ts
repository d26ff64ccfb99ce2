import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type WaitingTexts } from './texts.ru.ts'

export const waitingTexts: Record<LocaleCode, WaitingTexts> = { ru, en }
