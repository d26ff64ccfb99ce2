import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'kira-lebedeva',
  name: { ru: 'Кира Лебедева', en: 'Kira Lebedeva' },
  born: 2005,
  city: { ru: 'Ярославль', en: 'Yaroslavl' },
  school: { ru: 'Верхневолжское художественное училище', en: 'Upper Volga Art School' },
  practice: { ru: 'рисунок сангиной', en: 'drawing in sanguine' },
} satisfies ArtistRecord
