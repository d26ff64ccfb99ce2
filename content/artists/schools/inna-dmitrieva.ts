import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'inna-dmitrieva',
  name: { ru: 'Инна Дмитриева', en: 'Inna Dmitriyeva' },
  born: 1979,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'Школа рисунка на Каменной слободе', en: 'Kamennaya Sloboda School of Drawing' },
  practice: { ru: 'учебная постановка, рисунок', en: 'still-life setting, drawing' },
} satisfies ArtistRecord
