import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'alla-frolova',
  name: { ru: 'Алла Фролова', en: 'Alla Frolova' },
  born: 1992,
  city: { ru: 'Гжель', en: 'Gzhel' },
  school: { ru: 'керамический техникум, Гжель', en: 'college of ceramics, Gzhel' },
  practice: { ru: 'майолика, роспись кобальтом', en: 'maiolica, cobalt painting' },
} satisfies ArtistRecord
