import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'taisiya-porechskaya',
  name: { ru: 'Таисия Поречская', en: 'Taisia Porechskaya' },
  born: 1968,
  city: { ru: 'Ростов Великий', en: 'Rostov Veliky' },
  school: { ru: 'училище эмали, Ростов Великий', en: 'school of enamel, Rostov Veliky' },
  practice: { ru: 'финифть', en: 'enamel painting' },
} satisfies ArtistRecord
