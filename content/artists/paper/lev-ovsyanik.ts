import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'lev-ovsyanik',
  name: { ru: 'Лев Овсяник', en: 'Lev Ovsyanik' },
  born: 1969,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'архитектурный факультет, Москва', en: 'faculty of architecture, Moscow' },
  practice: { ru: 'офорт, история архитектуры', en: 'etching, history of architecture' },
} satisfies ArtistRecord
