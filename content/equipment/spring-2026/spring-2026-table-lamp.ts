import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'table-lamp',
  position: 6,
  group: 'light',
  name: { ru: 'Настольная лампа', en: 'Table lamp' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 1_400,
  stock: 30,
  maxPerStand: 3,
} satisfies EquipmentRecord
