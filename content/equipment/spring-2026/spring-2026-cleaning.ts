import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'cleaning',
  position: 29,
  group: 'services',
  name: { ru: 'Уборка стенда', en: 'Stand cleaning' },
  unit: { ru: 'день', en: 'day' },
  priceRoubles: 1_900,
  stock: null,
  maxPerStand: 4,
} satisfies EquipmentRecord
