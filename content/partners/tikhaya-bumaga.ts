import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'tikhaya-bumaga',
  position: 17,
  name: { ru: 'Тихая Бумага', en: 'Quiet Paper' },
  category: 'technical',
  role: { ru: 'бумага каталога', en: 'catalogue paper' },
  about: {
    ru: 'Бумажная фабрика на малой реке; её листы не шуршат при перелистывании. На этой бумаге напечатаны каталог и все этикетки.',
    en: 'A paper mill on a small river, whose sheets make no sound when turned. The catalogue and all the labels are printed on its paper.',
  },
  mark: 'marks/partner-06.svg',
} satisfies PartnerRecord
