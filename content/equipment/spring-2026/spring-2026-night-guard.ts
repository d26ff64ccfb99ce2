import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'night-guard',
  position: 33,
  group: 'services',
  name: { ru: 'Пост охраны у стенда', en: 'Guard at the stand' },
  unit: { ru: 'ночь', en: 'night' },
  priceRoubles: 8_500,
  stock: 12,
  maxPerStand: 4,
} satisfies EquipmentRecord
