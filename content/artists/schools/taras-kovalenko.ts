import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'taras-kovalenko',
  name: { ru: 'Тарас Коваленко', en: 'Taras Kovalenko' },
  born: 1957,
  city: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don' },
  school: { ru: 'Донской институт искусств', en: 'Don Institute of Arts' },
  practice: { ru: 'керамика, орнамент', en: 'ceramics, ornament' },
} satisfies ArtistRecord
