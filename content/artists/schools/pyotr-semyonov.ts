import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'pyotr-semyonov',
  name: { ru: 'Пётр Семёнов', en: 'Pyotr Semyonov' },
  born: 1990,
  city: { ru: 'Калуга', en: 'Kaluga' },
  school: { ru: 'педагогический институт, Калуга', en: 'teacher training institute, Kaluga' },
  practice: { ru: 'детская мастерская, гипс', en: 'children’s workshop, plaster' },
} satisfies ArtistRecord
