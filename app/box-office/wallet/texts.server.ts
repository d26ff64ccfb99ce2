import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type WalletTexts } from './texts.ru.ts'

/** A pass is made on the server, where both languages are at hand. */
export const walletTexts: Record<LocaleCode, WalletTexts> = { ru, en }
