import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'dilyara-garifullina',
  name: { ru: 'Диляра Гарифуллина', en: 'Dilyara Garifullina' },
  born: 1981,
  city: { ru: 'Казань', en: 'Kazan' },
  school: { ru: 'Поволжская школа искусств', en: 'Volga School of Arts' },
  practice: { ru: 'рисунок сангиной и мелом', en: 'drawing in sanguine and chalk' },
  about: {
    ru: 'Учит рисунку в той же школе, где училась, и сидит за тем же мольбертом, лицом к двери.',
    en: 'She teaches drawing at the school she went to and sits at the same easel, facing the door.',
  },
} satisfies ArtistRecord
