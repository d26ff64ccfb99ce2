import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'ilya-studenets',
  name: { ru: 'Илья Студенец', en: 'Ilya Studenets' },
  born: 1976,
  city: { ru: 'Тверь', en: 'Tver' },
  school: { ru: 'химический факультет', en: 'a degree in chemistry' },
  practice: { ru: 'литография', en: 'lithography' },
} satisfies ArtistRecord
