import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'platon-volkov',
  name: { ru: 'Платон Волков', en: 'Platon Volkov' },
  born: 1968,
  city: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' },
  school: { ru: 'Поволжская школа искусств', en: 'Volga School of Arts' },
  practice: { ru: 'натюрморт, масло', en: 'still life in oil' },
} satisfies ArtistRecord
