import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'efim-stankin',
  name: { ru: 'Ефим Станкин', en: 'Yefim Stankin' },
  born: 1966,
  city: { ru: 'Мстёра', en: 'Mstyora' },
  school: { ru: 'Клязьминская школа миниатюры', en: 'Klyazma School of Miniature Painting' },
  practice: { ru: 'миниатюра, левкас', en: 'miniature, gesso' },
} satisfies ArtistRecord
