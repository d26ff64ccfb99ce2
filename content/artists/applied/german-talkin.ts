import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'german-talkin',
  name: { ru: 'Герман Талкин', en: 'German Talkin' },
  born: 1969,
  city: { ru: 'Иваново', en: 'Ivanovo' },
  practice: { ru: 'резьба набойных досок', en: 'carving of printing blocks' },
} satisfies ArtistRecord
