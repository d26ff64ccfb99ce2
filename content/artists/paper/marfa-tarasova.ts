import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'marfa-tarasova',
  name: { ru: 'Марфа Тарасова', en: 'Marfa Tarasova' },
  born: 1973,
  city: { ru: 'Псков', en: 'Pskov' },
  school: { ru: 'Псковские печатные классы', en: 'Pskov Printing Classes' },
  practice: { ru: 'рисунок пером', en: 'pen drawing' },
  about: {
    ru: 'Перья чинит сама. Гуси — соседские.',
    en: 'She cuts her own quills. The geese are the neighbours’.',
  },
} satisfies ArtistRecord
