import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'emma-shults',
  name: { ru: 'Эмма Шульц', en: 'Emma Schulz' },
  born: 1963,
  city: { ru: 'Калининград', en: 'Kaliningrad' },
  practice: { ru: 'янтарная мозаика', en: 'amber mosaic' },
  about: {
    ru: 'Янтарь собирала ещё ребёнком, после штормов. Самый крупный камень отдала в школьный музей, о чём иногда жалеет.',
    en: 'She gathered amber as a child, after storms. The largest piece went to the school museum, which she sometimes regrets.',
  },
} satisfies ArtistRecord
