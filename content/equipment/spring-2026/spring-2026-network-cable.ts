import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'network-cable',
  position: 27,
  group: 'power',
  name: { ru: 'Интернет по кабелю', en: 'Wired internet' },
  unit: { ru: 'на все дни', en: 'for all days' },
  priceRoubles: 6_000,
  stock: 30,
  maxPerStand: 1,
} satisfies EquipmentRecord
