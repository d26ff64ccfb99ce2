import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'raisa-ilina',
  name: { ru: 'Раиса Ильина', en: 'Raisa Ilyina' },
  born: 1978,
  city: { ru: 'Миасс', en: 'Miass' },
  school: { ru: 'Уральские художественные мастерские, Екатеринбург', en: 'Ural Art Studios, Yekaterinburg' },
  practice: { ru: 'резьба по камню', en: 'stone carving' },
} satisfies ArtistRecord
