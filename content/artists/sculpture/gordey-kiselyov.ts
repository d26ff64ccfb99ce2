import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'gordey-kiselyov',
  name: { ru: 'Гордей Киселёв', en: 'Gordey Kiselyov' },
  born: 1977,
  city: { ru: 'Смоленск', en: 'Smolensk' },
  practice: { ru: 'художественное литьё, бронза', en: 'art casting, bronze' },
} satisfies ArtistRecord
