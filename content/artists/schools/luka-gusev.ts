import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'luka-gusev',
  name: { ru: 'Лука Гусев', en: 'Luka Gusev' },
  born: 1962,
  city: { ru: 'Саратов', en: 'Saratov' },
  school: { ru: 'химический факультет', en: 'a degree in chemistry' },
  practice: { ru: 'уголь и сангина ручной работы', en: 'handmade charcoal and sanguine' },
} satisfies ArtistRecord
