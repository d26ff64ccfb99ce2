import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'nazira-khasanova',
  name: { ru: 'Назира Хасанова', en: 'Nazira Khasanova' },
  born: 1985,
  city: { ru: 'Самара', en: 'Samara' },
  school: { ru: 'Поволжская школа искусств', en: 'Volga School of Arts' },
  practice: { ru: 'рисунок углём', en: 'charcoal drawing' },
} satisfies ArtistRecord
