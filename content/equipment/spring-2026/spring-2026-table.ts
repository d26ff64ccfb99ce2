import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'table',
  position: 13,
  group: 'furniture',
  name: { ru: 'Стол 120 × 60 см', en: 'Table, 120 × 60 cm' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 2_800,
  stock: 60,
  maxPerStand: 3,
} satisfies EquipmentRecord
