import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'team-pass',
  position: 34,
  group: 'passes',
  name: { ru: 'Пропуск для команды', en: 'Team pass' },
  unit: { ru: 'чел.', en: 'person' },
  priceRoubles: 1_500,
  stock: null,
  maxPerStand: 12,
  included: 3,
} satisfies EquipmentRecord
