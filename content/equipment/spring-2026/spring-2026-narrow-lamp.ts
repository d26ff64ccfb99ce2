import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'narrow-lamp',
  position: 2,
  group: 'light',
  name: { ru: 'Светильник узкого луча, 15 Вт', en: 'Narrow-beam spotlight, 15 W' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 2_900,
  stock: 90,
  maxPerStand: 12,
} satisfies EquipmentRecord
