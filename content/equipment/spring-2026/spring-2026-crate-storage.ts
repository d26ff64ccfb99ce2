import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'crate-storage',
  position: 32,
  group: 'services',
  name: { ru: 'Хранение ящика до демонтажа', en: 'Crate storage until dismantling' },
  unit: { ru: 'место', en: 'crate' },
  priceRoubles: 1_500,
  stock: 90,
  maxPerStand: 6,
} satisfies EquipmentRecord
