import { placeWords } from '../content/places/place-words.ts'
import type { LocaleCode } from '../platform/languages.ts'
import * as english from './place-texts.en.ts'
import * as russian from './place-texts.ru.ts'
import { placeKeys } from './plan-places.ts'

export type { PlaceTexts } from './place-texts.ru.ts'

/** The words of places and sections as the code has them. */
export const ownPlanTexts: Record<LocaleCode, typeof russian> = { ru: russian, en: english }

/** The same in one language, places as editors call them; for loaders and the API. */
export function planTexts(locale: LocaleCode): typeof russian {
  const { sectionWheres, placeTexts } = ownPlanTexts[locale]
  const said = { ...placeTexts }
  for (const key of placeKeys) {
    const { name, where } = placeWords(key, locale, { ...placeTexts[key], holds: '' })
    said[key] = { name, where }
  }
  return { sectionWheres, placeTexts: said }
}
