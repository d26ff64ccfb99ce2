import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'emelyan-rybakov',
  name: { ru: 'Емельян Рыбаков', en: 'Yemelyan Rybakov' },
  born: 1956,
  city: { ru: 'Смоленск', en: 'Smolensk' },
  practice: { ru: 'художественное литьё, бронза', en: 'art casting, bronze' },
} satisfies ArtistRecord
