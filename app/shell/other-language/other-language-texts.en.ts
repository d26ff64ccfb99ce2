import type { OtherLanguageTexts } from './other-language-texts.ru.ts'

const texts: OtherLanguageTexts = {
  only: { ru: 'This page is in Russian only.', en: 'This page is in English only.' },
  read: { ru: 'Read it in Russian', en: 'Read it in English' },
}

export default texts
