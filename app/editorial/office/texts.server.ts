import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type EditorialTexts } from './texts.ru.ts'

export const editorialTexts: Record<LocaleCode, EditorialTexts> = { ru, en }
