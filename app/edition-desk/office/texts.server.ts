import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type EditionDeskTexts } from './texts.ru.ts'

export const editionDeskTexts: Record<LocaleCode, EditionDeskTexts> = { ru, en }
