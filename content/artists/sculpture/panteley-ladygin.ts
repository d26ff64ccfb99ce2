import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'panteley-ladygin',
  name: { ru: 'Пантелей Ладыгин', en: 'Panteley Ladygin' },
  born: 1981,
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  school: { ru: 'Северная академия пластики', en: 'Northern Academy of Sculpture' },
  practice: { ru: 'рельеф, рисунок', en: 'relief, drawing' },
} satisfies ArtistRecord
