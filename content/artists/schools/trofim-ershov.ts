import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'trofim-ershov',
  name: { ru: 'Трофим Ершов', en: 'Trofim Yershov' },
  born: 1966,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'Школа рисунка на Каменной слободе', en: 'Kamennaya Sloboda School of Drawing' },
  practice: { ru: 'учебный натюрморт', en: 'still life for the classroom' },
} satisfies ArtistRecord
