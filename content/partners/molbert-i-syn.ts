import type { PartnerRecord } from '../types.ts'

export default {
  slug: 'molbert-i-syn',
  position: 12,
  name: { ru: 'Мольберт и сын', en: 'Molbert & Son' },
  category: 'educational',
  role: { ru: 'художественный салон', en: 'art supplies' },
  about: {
    ru: 'Семейный магазин, где подрамник собирают при покупателе. Даёт ярмарке шестьдесят мольбертов, которые потом уезжают в школы.',
    en: 'A family shop where a stretcher is put together in front of the customer. It lends the fair sixty easels, which afterwards travel on to schools.',
  },
  mark: 'marks/partner-16.svg',
} satisfies PartnerRecord
