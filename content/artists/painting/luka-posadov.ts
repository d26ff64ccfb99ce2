import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'luka-posadov',
  name: { ru: 'Лука Посадов', en: 'Luka Posadov' },
  born: 1997,
  city: { ru: 'Суздаль', en: 'Suzdal' },
  school: { ru: 'Клязьминская школа миниатюры', en: 'Klyazma School of Miniature Painting' },
  practice: { ru: 'левкас, золочение', en: 'gesso, gilding' },
} satisfies ArtistRecord
