import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type PaperTexts } from './texts.ru.ts'

/** Paper is made on the server, where both languages are at hand. */
export const paperTexts: Record<LocaleCode, PaperTexts> = { ru, en }
