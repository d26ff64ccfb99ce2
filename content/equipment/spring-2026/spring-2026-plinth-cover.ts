import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'plinth-cover',
  position: 10,
  group: 'furniture',
  name: { ru: 'Колпак на постамент, прозрачный', en: 'Clear cover for a plinth' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 3_900,
  stock: 25,
  maxPerStand: 4,
} satisfies EquipmentRecord
