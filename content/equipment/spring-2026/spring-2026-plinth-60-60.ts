import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'plinth-60-60',
  position: 9,
  group: 'furniture',
  name: { ru: 'Постамент 60 × 60 × 60 см', en: 'Plinth, 60 × 60 × 60 cm' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 5_400,
  stock: 20,
  maxPerStand: 4,
} satisfies EquipmentRecord
