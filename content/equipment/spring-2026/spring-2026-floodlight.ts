import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'floodlight',
  position: 4,
  group: 'light',
  name: { ru: 'Прожектор заливающего света, 50 Вт', en: 'Floodlight, 50 W' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 4_100,
  stock: 24,
  maxPerStand: 2,
} satisfies EquipmentRecord
