import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'dina-akhmetova',
  name: { ru: 'Дина Ахметова', en: 'Dina Akhmetova' },
  born: 1988,
  city: { ru: 'Екатеринбург', en: 'Yekaterinburg' },
  school: { ru: 'полиграфический техникум, Екатеринбург', en: 'printing college, Yekaterinburg' },
  practice: { ru: 'высокая печать, наборный шрифт', en: 'letterpress, hand-set type' },
} satisfies ArtistRecord
