import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'raisa-lebedeva',
  name: { ru: 'Раиса Лебедева', en: 'Raisa Lebedeva' },
  born: 1985,
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  school: { ru: 'Невская школа монументального искусства', en: 'Neva School of Monumental Art' },
  practice: { ru: 'мозаика из смальты и камня', en: 'mosaic in smalti and stone' },
} satisfies ArtistRecord
