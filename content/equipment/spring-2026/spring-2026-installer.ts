import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'installer',
  position: 30,
  group: 'services',
  name: { ru: 'Монтажник', en: 'Installer' },
  unit: { ru: 'час', en: 'hour' },
  priceRoubles: 1_800,
  stock: 240,
  maxPerStand: 16,
} satisfies EquipmentRecord
