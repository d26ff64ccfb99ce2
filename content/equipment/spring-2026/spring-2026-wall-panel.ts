import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'wall-panel',
  position: 19,
  group: 'walls',
  name: { ru: 'Стеновая панель 1 × 3 м', en: 'Wall panel, 1 × 3 m' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 7_200,
  stock: 60,
  maxPerStand: 4,
} satisfies EquipmentRecord
