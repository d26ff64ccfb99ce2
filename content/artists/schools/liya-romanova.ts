import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'liya-romanova',
  name: { ru: 'Лия Романова', en: 'Lia Romanova' },
  born: 2005,
  city: { ru: 'Мстёра', en: 'Mstyora' },
  school: { ru: 'Клязьминская школа миниатюры', en: 'Klyazma School of Miniature Painting' },
  practice: { ru: 'миниатюра, прорисовка', en: 'miniature, outline drawing' },
} satisfies ArtistRecord
