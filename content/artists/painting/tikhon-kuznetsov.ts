import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'tikhon-kuznetsov',
  name: { ru: 'Тихон Кузнецов', en: 'Tikhon Kuznetsov' },
  born: 1987,
  city: { ru: 'Калининград', en: 'Kaliningrad' },
  school: { ru: 'Балтийское художественное училище, Калининград', en: 'Baltic Art School, Kaliningrad' },
  practice: { ru: 'живопись маслом', en: 'oil painting' },
} satisfies ArtistRecord
