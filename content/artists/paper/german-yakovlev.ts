import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'german-yakovlev',
  name: { ru: 'Герман Яковлев', en: 'German Yakovlev' },
  born: 1987,
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  school: { ru: 'Невская школа монументального искусства', en: 'Neva School of Monumental Art' },
  practice: { ru: 'меццо-тинто, печать', en: 'mezzotint, printing' },
} satisfies ArtistRecord
