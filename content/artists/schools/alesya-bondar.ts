import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'alesya-bondar',
  name: { ru: 'Алеся Бондарь', en: 'Alesya Bondar' },
  born: 1995,
  city: { ru: 'Минск', en: 'Minsk' },
  school: { ru: 'Студия на Свислочи', en: 'Studio on the Svislach' },
  practice: { ru: 'автопортрет, карандаш', en: 'self-portraits, pencil' },
} satisfies ArtistRecord
