import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'mariya-olshanitsa',
  name: { ru: 'Мария Ольшаница', en: 'Maria Olshanitsa' },
  born: 1978,
  city: { ru: 'Калуга', en: 'Kaluga' },
  school: {
    ru: 'педагогический институт и вечернее скульптурное отделение, Калуга',
    en: 'teacher training institute and evening classes in sculpture, Kaluga',
  },
  practice: { ru: 'детская мастерская, дерево', en: 'children’s workshop, wood' },
} satisfies ArtistRecord
