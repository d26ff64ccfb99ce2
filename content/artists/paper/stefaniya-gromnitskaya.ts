import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'stefaniya-gromnitskaya',
  name: { ru: 'Стефания Громницкая', en: 'Stefania Gromnitskaya' },
  born: 1958,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'Школа рисунка на Каменной слободе', en: 'Kamennaya Sloboda School of Drawing' },
  practice: { ru: 'литография', en: 'lithography' },
  about: {
    ru: 'Основала галерею и сама печатала её первые тиражи. Теперь рисует на камне раз в год, в январе, когда в зале пусто.',
    en: 'She founded the gallery and printed its first editions herself. Now she draws on stone once a year, in January, when the rooms are empty.',
  },
} satisfies ArtistRecord
