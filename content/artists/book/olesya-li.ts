import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'olesya-li',
  name: { ru: 'Олеся Ли', en: 'Olesya Li' },
  born: 1976,
  city: { ru: 'Иркутск', en: 'Irkutsk' },
  school: { ru: 'педагогический институт, Иркутск', en: 'teacher training institute, Irkutsk' },
  practice: { ru: 'учебные книги, редактура', en: 'textbooks, editing' },
} satisfies ArtistRecord
