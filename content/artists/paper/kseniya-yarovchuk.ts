import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'kseniya-yarovchuk',
  name: { ru: 'Ксения Яровчук', en: 'Ksenia Yarovchuk' },
  born: 1990,
  city: { ru: 'Новосибирск', en: 'Novosibirsk' },
  school: { ru: 'педагогический институт, Новосибирск', en: 'teacher training institute, Novosibirsk' },
  practice: { ru: 'линогравюра', en: 'linocut' },
} satisfies ArtistRecord
