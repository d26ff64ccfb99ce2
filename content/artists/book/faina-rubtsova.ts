import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'faina-rubtsova',
  name: { ru: 'Фаина Рубцова', en: 'Faina Rubtsova' },
  born: 1965,
  city: { ru: 'Воронеж', en: 'Voronezh' },
  practice: { ru: 'книга художника, вышивка', en: 'artist’s books, embroidery' },
} satisfies ArtistRecord
