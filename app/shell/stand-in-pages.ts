import type { Route } from '../navigation/route-table.ts'
import type { LocaleCode } from '../platform/languages.ts'
import otherLanguageEn from './other-language/other-language-texts.en.ts'
import otherLanguageRu, { type OtherLanguageTexts } from './other-language/other-language-texts.ru.ts'
import refusedEn from './refused-texts.en.ts'
import refusedRu, { type RefusedTexts } from './refused-texts.ru.ts'

/** No address of its own: it stands in for the page that was refused. */
export const forbidden: Route = {
  id: 'forbidden',
  path: '',
  page: 'accounts/pages/forbidden',
  layout: 'empty',
  audience: 'person',
  isPrerendered: false,
  isPlain: true,
}

/** The same for what was not taken; its words are known to the server alone. */
export const refused: Route = { ...forbidden, id: 'refused', page: 'shell/refused-page', audience: 'public' }
export const refusedTexts: Record<LocaleCode, RefusedTexts> = { ru: refusedRu, en: refusedEn }

/** Of the page that says in which language another one is read. */
export const otherLanguageTexts: Record<LocaleCode, OtherLanguageTexts> = {
  ru: otherLanguageRu,
  en: otherLanguageEn,
}
