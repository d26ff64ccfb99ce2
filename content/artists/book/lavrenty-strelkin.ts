import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'lavrenty-strelkin',
  name: { ru: 'Лаврентий Стрелкин', en: 'Lavrenty Strelkin' },
  born: 1993,
  city: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' },
  practice: { ru: 'ручной переплёт', en: 'hand bookbinding' },
} satisfies ArtistRecord
