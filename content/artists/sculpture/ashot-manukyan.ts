import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'ashot-manukyan',
  name: { ru: 'Ашот Манукян', en: 'Ashot Manukyan' },
  born: 1970,
  city: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don' },
  school: { ru: 'Донской институт искусств', en: 'Don Institute of Arts' },
  practice: { ru: 'садовая скульптура, туф', en: 'garden sculpture, tuff' },
} satisfies ArtistRecord
