import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type JournalTexts } from './texts.ru.ts'

export const journalTexts: Record<LocaleCode, JournalTexts> = { ru, en }
