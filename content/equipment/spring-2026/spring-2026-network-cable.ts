import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'network-cable',
  position: 27,
  group: 'power',
  name: { ru: 'Интернет по кабелю', en: 'Internet by cable' },
  unit: { ru: 'на все дни', en: 'all days' },
  priceRoubles: 6_000,
  stock: 30,
  maxPerStand: 1,
} satisfies EquipmentRecord
