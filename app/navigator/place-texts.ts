import type { LocaleCode } from '../platform/languages.ts'
import * as english from './place-texts.en.ts'
import * as russian from './place-texts.ru.ts'

export type { PlaceTexts } from './place-texts.ru.ts'

/** The words of places and sections in one language; for loaders and the API. */
export function planTexts(locale: LocaleCode) {
  return texts[locale]
}

const texts: Record<LocaleCode, typeof russian> = { ru: russian, en: english }
