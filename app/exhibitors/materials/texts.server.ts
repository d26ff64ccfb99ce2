import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type MaterialTexts } from './texts.ru.ts'

/** For the server, which speaks every language. */
export const materialTexts: Record<LocaleCode, MaterialTexts> = { ru, en }
