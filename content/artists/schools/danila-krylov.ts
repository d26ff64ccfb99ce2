import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'danila-krylov',
  name: { ru: 'Данила Крылов', en: 'Danila Krylov' },
  born: 2006,
  city: { ru: 'Вологда', en: 'Vologda' },
  school: { ru: 'Северная рисовальная школа', en: 'Northern Drawing School' },
  practice: { ru: 'рисунок сангиной', en: 'drawing in sanguine' },
} satisfies ArtistRecord
