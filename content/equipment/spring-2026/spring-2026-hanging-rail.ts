import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'hanging-rail',
  position: 23,
  group: 'walls',
  name: { ru: 'Подвесная шина', en: 'Hanging rail' },
  unit: { ru: '1 м', en: '1 m' },
  priceRoubles: 700,
  stock: 300,
  maxPerStand: 18,
} satisfies EquipmentRecord
