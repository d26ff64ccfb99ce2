import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'roza-gilyazova',
  name: { ru: 'Роза Гилязова', en: 'Roza Gilyazova' },
  born: 1976,
  city: { ru: 'Ярославль', en: 'Yaroslavl' },
  school: { ru: 'Поволжская школа искусств', en: 'Volga School of Arts' },
  practice: { ru: 'рисунок, обрубовка', en: 'drawing, planar heads' },
} satisfies ArtistRecord
