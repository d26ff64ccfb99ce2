import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'praskovya-tarina',
  name: { ru: 'Прасковья Тарина', en: 'Praskovya Tarina' },
  born: 1958,
  city: { ru: 'Мстёра', en: 'Mstyora' },
  school: { ru: 'Клязьминская школа миниатюры', en: 'Klyazma School of Miniature Painting' },
  practice: { ru: 'миниатюра', en: 'miniature' },
} satisfies ArtistRecord
