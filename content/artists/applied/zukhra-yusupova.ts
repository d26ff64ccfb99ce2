import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'zukhra-yusupova',
  name: { ru: 'Зухра Юсупова', en: 'Zukhra Yusupova' },
  born: 1982,
  city: { ru: 'Ташкент', en: 'Tashkent' },
  school: {
    ru: 'ученичество у мастера ганча, Ташкент',
    en: 'apprenticeship with a master of ganch, Tashkent',
  },
  practice: { ru: 'резьба по ганчу', en: 'carving in ganch' },
} satisfies ArtistRecord
