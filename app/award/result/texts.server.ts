import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type ResultTexts } from './texts.ru.ts'

/** The browser gets of these what a page shows, with the page. */
export const resultTexts: Record<LocaleCode, ResultTexts> = { ru, en }
