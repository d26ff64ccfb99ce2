import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'eduard-kim',
  name: { ru: 'Эдуард Ким', en: 'Eduard Kim' },
  born: 1985,
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  school: { ru: 'Невская школа монументального искусства', en: 'Neva School of Monumental Art' },
  practice: { ru: 'книжный дизайн, монографии', en: 'book design, monographs' },
} satisfies ArtistRecord
