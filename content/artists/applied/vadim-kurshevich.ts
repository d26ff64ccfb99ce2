import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'vadim-kurshevich',
  name: { ru: 'Вадим Куршевич', en: 'Vadim Kurshevich' },
  born: 1969,
  city: { ru: 'Калининград', en: 'Kaliningrad' },
  school: { ru: 'Балтийское художественное училище, Калининград', en: 'Baltic Art School, Kaliningrad' },
  practice: { ru: 'янтарная мозаика', en: 'amber mosaic' },
} satisfies ArtistRecord
