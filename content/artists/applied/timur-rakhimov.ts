import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'timur-rakhimov',
  name: { ru: 'Тимур Рахимов', en: 'Timur Rakhimov' },
  born: 1994,
  city: { ru: 'Ташкент', en: 'Tashkent' },
  school: {
    ru: 'ученичество у мастера ганча, Ташкент',
    en: 'apprenticeship with a master of ganch, Tashkent',
  },
  practice: { ru: 'резьба по ганчу', en: 'carving in ganch' },
} satisfies ArtistRecord
