import type { LocaleCode } from '../platform/languages.ts'
import en from './state-texts.en.ts'
import ru, { type StateTexts } from './state-texts.ru.ts'

/** For the server, which speaks every language. */
export const stateTexts: Record<LocaleCode, StateTexts> = { ru, en }
