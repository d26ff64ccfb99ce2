import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'print-rack',
  position: 17,
  group: 'furniture',
  name: { ru: 'Стойка для листов в паспарту', en: 'Browser for mounted prints' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 3_600,
  stock: 20,
  maxPerStand: 2,
} satisfies EquipmentRecord
