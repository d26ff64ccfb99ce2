import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'liya-sarkisyan',
  name: { ru: 'Лия Саркисян', en: 'Lia Sarkisyan' },
  born: 1979,
  city: { ru: 'Сочи', en: 'Sochi' },
  school: { ru: 'Донской институт искусств', en: 'Don Institute of Arts' },
  practice: { ru: 'акварель, рисунок', en: 'watercolour, drawing' },
} satisfies ArtistRecord
