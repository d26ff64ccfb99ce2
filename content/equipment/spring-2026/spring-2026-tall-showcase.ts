import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'tall-showcase',
  position: 12,
  group: 'furniture',
  name: { ru: 'Витрина высокая, 2 м, с замком и светом', en: 'Tall showcase, 2 m, lit, with a lock' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 12_500,
  stock: 10,
  maxPerStand: 2,
} satisfies EquipmentRecord
