import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'tessera',
  position: 7,
  name: { ru: 'Тессера', en: 'Tessera' },
  category: 'cultural',
  role: { ru: 'мозаичная мастерская', en: 'mosaic workshop' },
  about: {
    ru: 'Выкладывает полы и фонтаны, а обрезки смальты отдаёт детским студиям. На ярмарке из них собирают общее панно.',
    en: 'Lays floors and fountains and gives its offcuts of smalti to children’s studios. At the fair they go into a panel made by everyone together.',
  },
  mark: 'marks/partner-13.svg',
} satisfies PartnerRecord
