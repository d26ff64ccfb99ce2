import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'aglaya-sokolova',
  name: { ru: 'Аглая Соколова', en: 'Aglaya Sokolova' },
  born: 1988,
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  school: { ru: 'Северная академия пластики', en: 'Northern Academy of Sculpture' },
  practice: { ru: 'портретная голова, рисунок', en: 'portrait heads, drawing' },
} satisfies ArtistRecord
