import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'aleksey-dolnik',
  name: { ru: 'Алексей Дольник', en: 'Alexey Dolnik' },
  born: 1951,
  city: { ru: 'Томск', en: 'Tomsk' },
  practice: { ru: 'история книги', en: 'history of the book' },
} satisfies ArtistRecord
