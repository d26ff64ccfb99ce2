import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type MyOrdersTexts } from './texts.ru.ts'

export const myOrdersTexts: Record<LocaleCode, MyOrdersTexts> = { ru, en }
