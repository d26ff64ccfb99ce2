import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'kirill-semyonov',
  name: { ru: 'Кирилл Семёнов', en: 'Kirill Semyonov' },
  born: 1981,
  city: { ru: 'Москва', en: 'Moscow' },
  practice: { ru: 'книги об искусстве для детей', en: 'art books for children' },
} satisfies ArtistRecord
