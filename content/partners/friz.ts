import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'friz',
  position: 13,
  name: { ru: 'Фриз', en: 'Friz' },
  category: 'informational',
  role: { ru: 'информационный партнёр', en: 'media partner' },
  about: {
    ru: 'Сетевое издание о выставках и тех, кто их делает. Во время ярмарки выпускает вечернюю хронику: один день, одна работа, один разговор.',
    en: 'An online publication about exhibitions and the people who make them. During the fair it brings out an evening chronicle: one day, one work, one conversation.',
  },
  mark: 'marks/partner-08.svg',
} satisfies PartnerRecord
