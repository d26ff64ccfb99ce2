import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'mayya-bondarenko',
  name: { ru: 'Майя Бондаренко', en: 'Maya Bondarenko' },
  born: 1984,
  city: { ru: 'Воронеж', en: 'Voronezh' },
  school: { ru: 'Поволжская школа искусств', en: 'Volga School of Arts' },
  practice: { ru: 'книга художника', en: 'artist’s books' },
} satisfies ArtistRecord
