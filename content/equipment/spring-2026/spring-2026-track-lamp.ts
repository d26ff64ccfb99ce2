import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'track-lamp',
  position: 1,
  group: 'light',
  name: { ru: 'Светильник трековый, 30 Вт', en: 'Track light, 30 W' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 3_200,
  stock: 180,
  maxPerStand: 12,
} satisfies EquipmentRecord
