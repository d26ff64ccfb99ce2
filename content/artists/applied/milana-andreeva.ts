import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'milana-andreeva',
  name: { ru: 'Милана Андреева', en: 'Milana Andreyeva' },
  born: 1986,
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  school: { ru: 'Невская школа монументального искусства', en: 'Neva School of Monumental Art' },
  practice: { ru: 'мозаика из смальты и камня', en: 'mosaic in smalti and stone' },
} satisfies ArtistRecord
