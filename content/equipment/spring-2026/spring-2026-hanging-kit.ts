import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'hanging-kit',
  position: 24,
  group: 'walls',
  name: { ru: 'Тросы и крюки на десять работ', en: 'Wires and hooks for ten works' },
  unit: { ru: 'комплект', en: 'set' },
  priceRoubles: 2_200,
  stock: 80,
  maxPerStand: 4,
} satisfies EquipmentRecord
