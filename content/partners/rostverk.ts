import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'rostverk',
  position: 1,
  name: { ru: 'Ростверк', en: 'Rostverk' },
  category: 'official',
  role: { ru: 'строительный партнёр', en: 'construction partner' },
  about: {
    ru: 'Строит стены ярмарки: четыре километра профиля и ни одного отверстия в старой кладке. После закрытия всё разбирается и возвращается на склад.',
    en: 'Builds the walls of the fair: four kilometres of framing and not one hole in the old masonry. After closing everything is taken apart and goes back into store.',
  },
  mark: 'marks/partner-02.svg',
} satisfies PartnerRecord
