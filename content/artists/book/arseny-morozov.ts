import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'arseny-morozov',
  name: { ru: 'Арсений Морозов', en: 'Arseny Morozov' },
  born: 1975,
  city: { ru: 'Полотняный Завод', en: 'Polotnyany Zavod' },
  practice: { ru: 'бумага ручного отлива', en: 'handmade paper' },
} satisfies ArtistRecord
