import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'savva-beryozin',
  name: { ru: 'Савва Берёзин', en: 'Savva Beryozin' },
  born: 1969,
  city: { ru: 'Красноярск', en: 'Krasnoyarsk' },
  school: { ru: 'Енисейская школа скульптуры', en: 'Yenisei School of Sculpture' },
  practice: { ru: 'скульптура в глине', en: 'sculpture in clay' },
} satisfies ArtistRecord
