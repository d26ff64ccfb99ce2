import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'ella-mirzoyan',
  name: { ru: 'Элла Мирзоян', en: 'Ella Mirzoyan' },
  born: 1982,
  city: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don' },
  school: { ru: 'Донской институт искусств', en: 'Don Institute of Arts' },
  practice: { ru: 'орнамент, тушь и гуашь', en: 'ornament, ink and gouache' },
} satisfies ArtistRecord
