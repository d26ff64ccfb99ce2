import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'dariya-smirnova',
  name: { ru: 'Дария Смирнова', en: 'Daria Smirnova' },
  born: 1989,
  city: { ru: 'Суздаль', en: 'Suzdal' },
  school: { ru: 'Клязьминская школа миниатюры', en: 'Klyazma School of Miniature Painting' },
  practice: { ru: 'темпера по левкасу', en: 'tempera on gesso' },
} satisfies ArtistRecord
