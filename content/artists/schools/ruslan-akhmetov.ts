import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'ruslan-akhmetov',
  name: { ru: 'Руслан Ахметов', en: 'Ruslan Akhmetov' },
  born: 2003,
  city: { ru: 'Красноярск', en: 'Krasnoyarsk' },
  school: { ru: 'Енисейская школа скульптуры', en: 'Yenisei School of Sculpture' },
  practice: { ru: 'лепка головы, обожжённая глина', en: 'modelling the head, fired clay' },
} satisfies ArtistRecord
