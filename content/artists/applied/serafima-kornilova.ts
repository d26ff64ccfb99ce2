import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'serafima-kornilova',
  name: { ru: 'Серафима Корнилова', en: 'Serafima Kornilova' },
  born: 1979,
  city: { ru: 'Палех', en: 'Palekh' },
  school: { ru: 'Клязьминская школа миниатюры', en: 'Klyazma School of Miniature Painting' },
  practice: { ru: 'лаковая миниатюра', en: 'lacquer miniature' },
} satisfies ArtistRecord
