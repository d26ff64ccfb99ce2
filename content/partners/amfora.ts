import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'amfora',
  position: 21,
  name: { ru: 'Амфора', en: 'Amfora' },
  category: 'technical',
  role: { ru: 'перевозка произведений искусства', en: 'art transport' },
  about: {
    ru: 'Упаковывает и возит работы в машинах с ровным климатом. На ярмарке держит стол упаковки: купленную вещь здесь соберут в дорогу.',
    en: 'Packs works of art and carries them in vans with a steady climate. At the fair it keeps the packing desk, where a purchase is made ready for the journey.',
  },
  mark: 'marks/partner-20.svg',
} satisfies PartnerRecord
