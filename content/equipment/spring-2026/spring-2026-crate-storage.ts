import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'crate-storage',
  position: 32,
  group: 'services',
  name: { ru: 'Хранение ящика до разъезда', en: 'Storage of a crate until departure' },
  unit: { ru: 'место', en: 'crate' },
  priceRoubles: 1_500,
  stock: 90,
  maxPerStand: 6,
} satisfies EquipmentRecord
