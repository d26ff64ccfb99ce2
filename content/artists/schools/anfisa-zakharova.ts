import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'anfisa-zakharova',
  name: { ru: 'Анфиса Захарова', en: 'Anfisa Zakharova' },
  born: 1987,
  city: { ru: 'Саратов', en: 'Saratov' },
  school: { ru: 'Поволжская школа искусств', en: 'Volga School of Arts' },
  practice: { ru: 'рисунок, пробы материалов', en: 'drawing, testing of materials' },
} satisfies ArtistRecord
