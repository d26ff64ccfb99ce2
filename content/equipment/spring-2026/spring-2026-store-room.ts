import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'store-room',
  position: 22,
  group: 'walls',
  name: { ru: 'Кладовая с дверью, 1 × 1 м', en: 'Store room with a door, 1 × 1 m' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 14_800,
  stock: 12,
  maxPerStand: 1,
} satisfies EquipmentRecord
