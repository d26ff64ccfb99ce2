import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'antip-fokin',
  name: { ru: 'Антип Фокин', en: 'Antip Fokin' },
  born: 1948,
  city: { ru: 'Архангельск', en: 'Arkhangelsk' },
  practice: { ru: 'яичная темпера по доске', en: 'egg tempera on panel' },
  about: {
    ru: 'Художник речного пароходства на пенсии. Тридцать навигаций писал названия на бортах, а для себя — причалы.',
    en: 'A retired painter of the river fleet. For thirty seasons he lettered ships’ names on their sides; for himself he painted landing stages.',
  },
} satisfies ArtistRecord
