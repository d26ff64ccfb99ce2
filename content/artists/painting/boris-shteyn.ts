import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'boris-shteyn',
  name: { ru: 'Борис Штейн', en: 'Boris Stein' },
  born: 1954,
  city: { ru: 'Екатеринбург', en: 'Yekaterinburg' },
  school: { ru: 'Уральские художественные мастерские, Екатеринбург', en: 'Ural Art Studios, Yekaterinburg' },
  practice: { ru: 'живопись маслом', en: 'oil painting' },
} satisfies ArtistRecord
