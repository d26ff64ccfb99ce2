import type { LocaleCode } from '../../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type LooseMoneyTexts } from './texts.ru.ts'

export const looseMoneyTexts: Record<LocaleCode, LooseMoneyTexts> = { ru, en }
