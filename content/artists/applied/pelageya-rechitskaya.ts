import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'pelageya-rechitskaya',
  name: { ru: 'Пелагея Речицкая', en: 'Pelageya Rechitskaya' },
  born: 1970,
  city: { ru: 'Гжель', en: 'Gzhel' },
  school: { ru: 'керамический техникум, Гжель', en: 'college of ceramics, Gzhel' },
  practice: { ru: 'майолика, роспись кобальтом', en: 'maiolica, cobalt painting' },
  about: {
    ru: 'Кистью на сырой эмали пишет с пятнадцати лет. Считает, что рыба удаётся по понедельникам.',
    en: 'She has painted on raw enamel since she was fifteen, and believes that fish come out best on Mondays.',
  },
} satisfies ArtistRecord
