import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'forklift',
  position: 31,
  group: 'services',
  name: { ru: 'Погрузчик с водителем', en: 'Forklift with a driver' },
  unit: { ru: 'час', en: 'hour' },
  priceRoubles: 4_500,
  stock: 32,
  maxPerStand: 4,
} satisfies EquipmentRecord
