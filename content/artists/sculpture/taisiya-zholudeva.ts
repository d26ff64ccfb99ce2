import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'taisiya-zholudeva',
  name: { ru: 'Таисия Жолудева', en: 'Taisia Zholudeva' },
  born: 1976,
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  school: { ru: 'Северная академия пластики', en: 'Northern Academy of Sculpture' },
  practice: { ru: 'бронза, литьё по воску', en: 'bronze, lost-wax casting' },
} satisfies ArtistRecord
