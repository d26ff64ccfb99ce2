import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type ExchangeTexts } from './texts.ru.ts'

export const exchangeTexts: Record<LocaleCode, ExchangeTexts> = { ru, en }
