import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'filipp-voronov',
  name: { ru: 'Филипп Воронов', en: 'Filipp Voronov' },
  born: 2004,
  city: { ru: 'Ярославль', en: 'Yaroslavl' },
  school: { ru: 'Верхневолжское художественное училище', en: 'Upper Volga Art School' },
  practice: { ru: 'рисунок сангиной', en: 'drawing in sanguine' },
} satisfies ArtistRecord
