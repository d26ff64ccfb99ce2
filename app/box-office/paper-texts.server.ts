import type { LocaleCode } from '../platform/languages.ts'
import en from './paper-texts.en.ts'
import ru, { type PaperTexts } from './paper-texts.ru.ts'

/** Paper is made on the server, where both languages are at hand. */
export const paperTexts: Record<LocaleCode, PaperTexts> = { ru, en }
