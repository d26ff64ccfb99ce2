import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'plinth-40-100',
  position: 7,
  group: 'furniture',
  name: { ru: 'Постамент 40 × 40 × 100 см', en: 'Plinth, 40 × 40 × 100 cm' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 4_800,
  stock: 40,
  maxPerStand: 6,
} satisfies EquipmentRecord
