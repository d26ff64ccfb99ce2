import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'wall-paint',
  position: 20,
  group: 'walls',
  name: { ru: 'Окраска стен в выбранный цвет', en: 'Walls painted in a colour of your choice' },
  unit: { ru: '1 м²', en: '1 m²' },
  priceRoubles: 650,
  stock: null,
  maxPerStand: 60,
} satisfies EquipmentRecord
