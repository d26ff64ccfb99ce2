import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'yan-drozdovets',
  name: { ru: 'Ян Дроздовец', en: 'Yan Drozdovets' },
  born: 1980,
  city: { ru: 'Минск', en: 'Minsk' },
  practice: { ru: 'конструкции из реек, темпера', en: 'lath constructions, tempera' },
} satisfies ArtistRecord
