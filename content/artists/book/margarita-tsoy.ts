import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'margarita-tsoy',
  name: { ru: 'Маргарита Цой', en: 'Margarita Tsoi' },
  born: 1994,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'Школа рисунка на Каменной слободе', en: 'Kamennaya Sloboda School of Drawing' },
  practice: { ru: 'книжная иллюстрация', en: 'book illustration' },
} satisfies ArtistRecord
