import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'mayya-vinogradova',
  name: { ru: 'Майя Виноградова', en: 'Maya Vinogradova' },
  born: 1993,
  city: { ru: 'Ярославль', en: 'Yaroslavl' },
  school: { ru: 'Верхневолжское художественное училище', en: 'Upper Volga Art School' },
  practice: { ru: 'темпера, пигменты', en: 'tempera, pigments' },
} satisfies ArtistRecord
