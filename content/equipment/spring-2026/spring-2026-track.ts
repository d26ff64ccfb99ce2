import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'track',
  position: 5,
  group: 'light',
  name: { ru: 'Шинопровод для светильников', en: 'Lighting track' },
  unit: { ru: '1 м', en: '1 m' },
  priceRoubles: 1_100,
  stock: 200,
  maxPerStand: 12,
} satisfies EquipmentRecord
