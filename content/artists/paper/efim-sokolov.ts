import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'efim-sokolov',
  name: { ru: 'Ефим Соколов', en: 'Yefim Sokolov' },
  born: 1977,
  city: { ru: 'Самара', en: 'Samara' },
  school: { ru: 'Поволжская школа искусств', en: 'Volga School of Arts' },
  practice: { ru: 'рисунок тушью', en: 'ink drawing' },
} satisfies ArtistRecord
