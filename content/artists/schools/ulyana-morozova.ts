import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'ulyana-morozova',
  name: { ru: 'Ульяна Морозова', en: 'Ulyana Morozova' },
  born: 2004,
  city: { ru: 'Красноярск', en: 'Krasnoyarsk' },
  school: { ru: 'Енисейская школа скульптуры', en: 'Yenisei School of Sculpture' },
  practice: { ru: 'лепка головы, глина', en: 'modelling the head, clay' },
} satisfies ArtistRecord
