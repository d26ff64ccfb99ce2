import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type MyOrdersTexts } from './texts.ru.ts'

/** Pages of one visitor bring their words along, so that everybody else's need not carry them. */
export const myOrdersTexts: Record<LocaleCode, MyOrdersTexts> = { ru, en }
