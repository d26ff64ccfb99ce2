import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'rostislav-kuznetsov',
  name: { ru: 'Ростислав Кузнецов', en: 'Rostislav Kuznetsov' },
  born: 1978,
  city: { ru: 'Воронеж', en: 'Voronezh' },
  practice: { ru: 'книга художника', en: 'artist’s books' },
} satisfies ArtistRecord
