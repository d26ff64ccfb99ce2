import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'yuliana-pavlova',
  name: { ru: 'Юлиана Павлова', en: 'Yuliana Pavlova' },
  born: 1990,
  city: { ru: 'Калининград', en: 'Kaliningrad' },
  school: { ru: 'Балтийское художественное училище, Калининград', en: 'Baltic Art School, Kaliningrad' },
  practice: { ru: 'янтарь, серебро', en: 'amber, silver' },
} satisfies ArtistRecord
