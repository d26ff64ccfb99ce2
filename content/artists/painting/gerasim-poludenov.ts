import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'gerasim-poludenov',
  name: { ru: 'Герасим Полуденов', en: 'Gerasim Poludenov' },
  born: 1961,
  city: { ru: 'Воронеж', en: 'Voronezh' },
  school: { ru: 'художественное училище, Воронеж', en: 'art school, Voronezh' },
  practice: { ru: 'пейзаж, масло', en: 'landscape in oil' },
} satisfies ArtistRecord
