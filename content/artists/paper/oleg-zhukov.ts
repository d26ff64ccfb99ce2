import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'oleg-zhukov',
  name: { ru: 'Олег Жуков', en: 'Oleg Zhukov' },
  born: 1971,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'Школа рисунка на Каменной слободе', en: 'Kamennaya Sloboda School of Drawing' },
  practice: { ru: 'литография, офорт', en: 'lithography, etching' },
} satisfies ArtistRecord
