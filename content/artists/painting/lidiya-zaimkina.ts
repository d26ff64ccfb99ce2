import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'lidiya-zaimkina',
  name: { ru: 'Лидия Заимкина', en: 'Lidia Zaimkina' },
  born: 1956,
  city: { ru: 'Иркутск', en: 'Irkutsk' },
  school: { ru: 'геологический факультет', en: 'a degree in geology' },
  practice: { ru: 'акварель', en: 'watercolour' },
} satisfies ArtistRecord
