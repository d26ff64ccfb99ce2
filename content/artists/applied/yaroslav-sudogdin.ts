import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'yaroslav-sudogdin',
  name: { ru: 'Ярослав Судогдин', en: 'Yaroslav Sudogdin' },
  born: 1964,
  city: { ru: 'Гусь-Хрустальный', en: 'Gus-Khrustalny' },
  practice: { ru: 'гравировка по стеклу', en: 'glass engraving' },
} satisfies ArtistRecord
