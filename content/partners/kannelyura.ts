import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'kannelyura',
  position: 20,
  name: { ru: 'Каннелюра', en: 'Kannelyura' },
  category: 'technical',
  role: { ru: 'оборудование залов', en: 'hall equipment' },
  about: {
    ru: 'Постаменты, витрины, подвесы и скамьи, которые хочется занять. Всё рассчитано на многократную сборку.',
    en: 'Plinths, cases, hanging systems, and benches one is glad to sit on. All of it is made to be put up and taken down many times.',
  },
  mark: 'marks/partner-15.svg',
} satisfies PartnerRecord
