import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'nikifor-zuev',
  name: { ru: 'Никифор Зуев', en: 'Nikifor Zuyev' },
  born: 1964,
  city: { ru: 'Екатеринбург', en: 'Yekaterinburg' },
  practice: { ru: 'высокая печать, наборный шрифт', en: 'letterpress, hand-set type' },
} satisfies ArtistRecord
