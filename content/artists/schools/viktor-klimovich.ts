import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'viktor-klimovich',
  name: { ru: 'Виктор Климович', en: 'Viktor Klimovich' },
  born: 1968,
  city: { ru: 'Минск', en: 'Minsk' },
  school: { ru: 'художественный институт, Минск', en: 'art institute, Minsk' },
  practice: { ru: 'рисунок, живопись', en: 'drawing, painting' },
} satisfies ArtistRecord
