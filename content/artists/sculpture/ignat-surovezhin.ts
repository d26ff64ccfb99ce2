import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'ignat-surovezhin',
  name: { ru: 'Игнат Суровежин', en: 'Ignat Surovezhin' },
  born: 1968,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'Северная академия пластики', en: 'Northern Academy of Sculpture' },
  practice: { ru: 'гранит, литография', en: 'granite, lithography' },
} satisfies ArtistRecord
