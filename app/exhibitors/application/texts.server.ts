import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type ApplicationPageTexts } from './texts.ru.ts'

/** For the server, which speaks every language. */
export const applicationTexts: Record<LocaleCode, ApplicationPageTexts> = { ru, en }
