import type { LocaleCode } from '../../platform/languages.ts'
import wayEn from '../way/way-texts.en.ts'
import wayRu, { type WayTexts } from '../way/way-texts.ru.ts'
import en from './texts.en.ts'
import ru, { type BookTexts } from './texts.ru.ts'

export const bookTexts: Record<LocaleCode, BookTexts> = { ru, en }
export const wayTexts: Record<LocaleCode, WayTexts> = { ru: wayRu, en: wayEn }
