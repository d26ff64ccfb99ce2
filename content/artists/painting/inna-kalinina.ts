import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'inna-kalinina',
  name: { ru: 'Инна Калинина', en: 'Inna Kalinina' },
  born: 1975,
  city: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' },
  school: { ru: 'Верхневолжское художественное училище', en: 'Upper Volga Art School' },
  practice: { ru: 'натюрморт, темпера', en: 'still life in tempera' },
} satisfies ArtistRecord
