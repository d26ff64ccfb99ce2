import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'kamil-safin',
  name: { ru: 'Камиль Сафин', en: 'Kamil Safin' },
  born: 1965,
  city: { ru: 'Казань', en: 'Kazan' },
  school: { ru: 'Поволжская школа искусств', en: 'Volga School of Arts' },
  practice: { ru: 'рисунок сангиной и мелом', en: 'drawing in sanguine and chalk' },
} satisfies ArtistRecord
