import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'semyon-turygin',
  name: { ru: 'Семён Турыгин', en: 'Semyon Turygin' },
  born: 1957,
  city: { ru: 'Гжель', en: 'Gzhel' },
  school: { ru: 'керамический техникум, Гжель', en: 'college of ceramics, Gzhel' },
  practice: { ru: 'печной изразец, майолика', en: 'stove tiles, maiolica' },
  about: {
    ru: 'Печник в третьем поколении; обжигает и складывает сам.',
    en: 'A stove-builder in the third generation, who both fires and builds.',
  },
} satisfies ArtistRecord
