import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'chair',
  position: 14,
  group: 'furniture',
  name: { ru: 'Стул', en: 'Chair' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 900,
  stock: 160,
  maxPerStand: 6,
} satisfies EquipmentRecord
