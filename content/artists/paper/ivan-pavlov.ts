import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'ivan-pavlov',
  name: { ru: 'Иван Павлов', en: 'Ivan Pavlov' },
  born: 1964,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'Школа рисунка на Каменной слободе', en: 'Kamennaya Sloboda School of Drawing' },
  practice: { ru: 'литография', en: 'lithography' },
} satisfies ArtistRecord
