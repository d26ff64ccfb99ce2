import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'table-showcase',
  position: 11,
  group: 'furniture',
  name: { ru: 'Витрина настольная с замком', en: 'Table showcase with a lock' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 6_500,
  stock: 16,
  maxPerStand: 3,
} satisfies EquipmentRecord
