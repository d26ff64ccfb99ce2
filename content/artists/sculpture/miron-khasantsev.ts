import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'miron-khasantsev',
  name: { ru: 'Мирон Хасанцев', en: 'Miron Khasantsev' },
  born: 1959,
  city: { ru: 'Владивосток', en: 'Vladivostok' },
  practice: { ru: 'дерево, тушь кистью', en: 'wood, brush and ink' },
} satisfies ArtistRecord
