import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'faina-popova',
  name: { ru: 'Фаина Попова', en: 'Faina Popova' },
  born: 1986,
  city: { ru: 'Вологда', en: 'Vologda' },
  school: { ru: 'Северная рисовальная школа', en: 'Northern Drawing School' },
  practice: { ru: 'офорт, печать', en: 'etching, printing' },
} satisfies ArtistRecord
