import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'natalya-kuznetsova',
  name: { ru: 'Наталья Кузнецова', en: 'Natalya Kuznetsova' },
  born: 1974,
  city: { ru: 'Красноярск', en: 'Krasnoyarsk' },
  school: { ru: 'Енисейская школа скульптуры', en: 'Yenisei School of Sculpture' },
  practice: { ru: 'портрет в глине', en: 'portraits in clay' },
} satisfies ArtistRecord
