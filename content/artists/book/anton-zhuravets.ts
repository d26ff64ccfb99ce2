import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'anton-zhuravets',
  name: { ru: 'Антон Журавец', en: 'Anton Zhuravets' },
  born: 1974,
  city: { ru: 'Иркутск', en: 'Irkutsk' },
  school: { ru: 'педагогический институт, Иркутск', en: 'teacher training institute, Irkutsk' },
  practice: { ru: 'учебные книги по рисунку', en: 'textbooks on drawing' },
} satisfies ArtistRecord
