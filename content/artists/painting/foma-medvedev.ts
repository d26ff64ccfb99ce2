import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'foma-medvedev',
  name: { ru: 'Фома Медведев', en: 'Foma Medvedev' },
  born: 1974,
  city: { ru: 'Сочи', en: 'Sochi' },
  school: { ru: 'Донской институт искусств', en: 'Don Institute of Arts' },
  practice: { ru: 'рисунок, пастель', en: 'drawing, pastel' },
} satisfies ArtistRecord
