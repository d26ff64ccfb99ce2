import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'counter',
  position: 18,
  group: 'furniture',
  name: { ru: 'Стойка с ящиком на замке', en: 'Counter with a lockable drawer' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 5_900,
  stock: 18,
  maxPerStand: 1,
} satisfies EquipmentRecord
