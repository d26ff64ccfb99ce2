import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'picture-light',
  position: 3,
  group: 'light',
  name: { ru: 'Светильник над картиной', en: 'Picture light' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 2_600,
  stock: 60,
  maxPerStand: 10,
} satisfies EquipmentRecord
