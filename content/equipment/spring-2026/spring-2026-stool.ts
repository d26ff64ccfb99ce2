import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'stool',
  position: 15,
  group: 'furniture',
  name: { ru: 'Табурет высокий', en: 'High stool' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 1_100,
  stock: 40,
  maxPerStand: 3,
} satisfies EquipmentRecord
