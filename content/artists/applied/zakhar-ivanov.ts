import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'zakhar-ivanov',
  name: { ru: 'Захар Иванов', en: 'Zakhar Ivanov' },
  born: 1984,
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  school: { ru: 'Невская школа монументального искусства', en: 'Neva School of Monumental Art' },
  practice: { ru: 'мозаика из смальты и камня', en: 'mosaic in smalti and stone' },
} satisfies ArtistRecord
