import type { EquipmentRecord } from '../../types.ts'

export default {
  edition: 'spring-2026',
  slug: 'wall-fabric',
  position: 21,
  group: 'walls',
  name: { ru: 'Обтяжка стен тканью', en: 'Walls covered in fabric' },
  unit: { ru: '1 м²', en: '1 m²' },
  priceRoubles: 980,
  stock: null,
  maxPerStand: 40,
} satisfies EquipmentRecord
