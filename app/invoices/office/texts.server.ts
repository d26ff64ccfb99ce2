import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type InvoiceTexts } from './texts.ru.ts'

export const invoiceTexts: Record<LocaleCode, InvoiceTexts> = { ru, en }
