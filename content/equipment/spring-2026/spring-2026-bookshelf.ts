import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'bookshelf',
  position: 16,
  group: 'furniture',
  name: { ru: 'Книжная полка, 1 м', en: 'Bookshelf, 1 m' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 1_600,
  stock: 60,
  maxPerStand: 6,
} satisfies EquipmentRecord
