import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'socket',
  position: 25,
  group: 'power',
  name: { ru: 'Розетка, 2 кВт', en: 'Socket, 2 kW' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 3_500,
  stock: 120,
  maxPerStand: 4,
  included: 1,
} satisfies EquipmentRecord
