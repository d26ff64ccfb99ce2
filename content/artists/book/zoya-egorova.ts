import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'zoya-egorova',
  name: { ru: 'Зоя Егорова', en: 'Zoya Yegorova' },
  born: 1996,
  city: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' },
  practice: { ru: 'ручной переплёт', en: 'hand bookbinding' },
} satisfies ArtistRecord
