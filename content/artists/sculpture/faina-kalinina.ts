import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'faina-kalinina',
  name: { ru: 'Фаина Калинина', en: 'Faina Kalinina' },
  born: 1967,
  city: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don' },
  school: { ru: 'Донской институт искусств', en: 'Don Institute of Arts' },
  practice: { ru: 'садовая скульптура, рисунок', en: 'garden sculpture, drawing' },
} satisfies ArtistRecord
