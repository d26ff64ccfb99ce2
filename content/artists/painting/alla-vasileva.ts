import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'alla-vasileva',
  name: { ru: 'Алла Васильева', en: 'Alla Vasilyeva' },
  born: 1972,
  city: { ru: 'Екатеринбург', en: 'Yekaterinburg' },
  school: { ru: 'Уральские художественные мастерские, Екатеринбург', en: 'Ural Art Studios, Yekaterinburg' },
  practice: { ru: 'живопись маслом', en: 'oil painting' },
} satisfies ArtistRecord
