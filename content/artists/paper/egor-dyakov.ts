import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'egor-dyakov',
  name: { ru: 'Егор Дьяков', en: 'Yegor Dyakov' },
  born: 1990,
  city: { ru: 'Вологда', en: 'Vologda' },
  school: { ru: 'Северная рисовальная школа', en: 'Northern Drawing School' },
  practice: { ru: 'офорт, печать', en: 'etching, printing' },
} satisfies ArtistRecord
