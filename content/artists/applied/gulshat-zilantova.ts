import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'gulshat-zilantova',
  name: { ru: 'Гульшат Зилантова', en: 'Gulshat Zilantova' },
  born: 1979,
  city: { ru: 'Казань', en: 'Kazan' },
  school: { ru: 'Поволжская школа искусств', en: 'Volga School of Arts' },
  practice: { ru: 'мозаика из кожи, казанский шов', en: 'leather mosaic, the Kazan stitch' },
} satisfies ArtistRecord
