import type { TextsOf } from '../../platform/fill.ts'

const texts = {
  only: { ru: 'Эта страница есть только по-русски.', en: 'Эта страница есть только по-английски.' },
  read: { ru: 'Читать по-русски', en: 'Читать по-английски' },
} as const

export default texts
export type OtherLanguageTexts = TextsOf<typeof texts>
