import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'screen',
  position: 28,
  group: 'power',
  name: { ru: 'Экран 43 дюйма на стойке', en: '43-inch screen on a stand' },
  unit: { ru: 'на все дни', en: 'for all days' },
  priceRoubles: 9_800,
  stock: 12,
  maxPerStand: 2,
} satisfies EquipmentRecord
