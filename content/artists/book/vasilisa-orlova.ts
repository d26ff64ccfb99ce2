import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'vasilisa-orlova',
  name: { ru: 'Василиса Орлова', en: 'Vasilisa Orlova' },
  born: 1989,
  city: { ru: 'Москва', en: 'Moscow' },
  practice: { ru: 'книги об искусстве для детей', en: 'art books for children' },
} satisfies ArtistRecord
