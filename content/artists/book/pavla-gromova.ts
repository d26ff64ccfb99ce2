import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'pavla-gromova',
  name: { ru: 'Павла Громова', en: 'Pavla Gromova' },
  born: 1970,
  city: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' },
  school: { ru: 'Поволжская школа искусств', en: 'Volga School of Arts' },
  practice: { ru: 'ручной переплёт', en: 'hand bookbinding' },
} satisfies ArtistRecord
