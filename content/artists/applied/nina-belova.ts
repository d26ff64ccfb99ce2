import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'nina-belova',
  name: { ru: 'Нина Белова', en: 'Nina Belova' },
  born: 1991,
  city: { ru: 'Палех', en: 'Palekh' },
  school: { ru: 'Клязьминская школа миниатюры', en: 'Klyazma School of Miniature Painting' },
  practice: { ru: 'лаковая миниатюра', en: 'lacquer miniature' },
} satisfies ArtistRecord
