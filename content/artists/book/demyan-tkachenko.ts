import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'demyan-tkachenko',
  name: { ru: 'Демьян Ткаченко', en: 'Demyan Tkachenko' },
  born: 1986,
  city: { ru: 'Воронеж', en: 'Voronezh' },
  practice: { ru: 'книга художника, жесть', en: 'artist’s books, tin' },
} satisfies ArtistRecord
