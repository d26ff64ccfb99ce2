import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'efrosinya-kamenkina',
  name: { ru: 'Ефросинья Каменкина', en: 'Yefrosinya Kamenkina' },
  born: 1972,
  city: { ru: 'Суздаль', en: 'Suzdal' },
  school: { ru: 'Клязьминская школа миниатюры', en: 'Klyazma School of Miniature Painting' },
  practice: { ru: 'темпера по левкасу', en: 'tempera on gesso' },
} satisfies ArtistRecord
