import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'strong-socket',
  position: 26,
  group: 'power',
  name: { ru: 'Розетка, 4 кВт', en: 'Socket, 4 kW' },
  unit: { ru: 'шт.', en: 'each' },
  priceRoubles: 5_600,
  stock: 20,
  maxPerStand: 2,
} satisfies EquipmentRecord
