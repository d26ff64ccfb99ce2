import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type PdfTexts } from './texts.ru.ts'

/** Paper is made on the server, where both languages are at hand. */
export const pdfTexts: Record<LocaleCode, PdfTexts> = { ru, en }
