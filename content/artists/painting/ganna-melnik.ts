import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'ganna-melnik',
  name: { ru: 'Ганна Мельник', en: 'Ganna Melnik' },
  born: 1988,
  city: { ru: 'Калининград', en: 'Kaliningrad' },
  school: { ru: 'Балтийское художественное училище, Калининград', en: 'Baltic Art School, Kaliningrad' },
  practice: { ru: 'живопись акрилом', en: 'acrylic painting' },
} satisfies ArtistRecord
