import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'plinth-30-110',
  position: 8,
  group: 'furniture',
  name: { ru: 'Постамент 30 × 30 × 110 см', en: 'Plinth, 30 × 30 × 110 cm' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 4_200,
  stock: 30,
  maxPerStand: 6,
} satisfies EquipmentRecord
