import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'nonna-dorokhova',
  name: { ru: 'Нонна Дорохова', en: 'Nonna Dorokhova' },
  born: 1966,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'Северная академия пластики', en: 'Northern Academy of Sculpture' },
  practice: { ru: 'гипсовая формовка', en: 'plaster casting' },
} satisfies ArtistRecord
