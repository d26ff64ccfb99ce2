import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'ulyana-krutoyarova',
  name: { ru: 'Ульяна Крутоярова', en: 'Ulyana Krutoyarova' },
  born: 1960,
  city: { ru: 'Пермь', en: 'Perm' },
  practice: { ru: 'рельеф, офорт', en: 'relief, etching' },
} satisfies ArtistRecord
