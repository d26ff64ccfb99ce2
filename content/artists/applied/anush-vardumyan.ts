import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'anush-vardumyan',
  name: { ru: 'Ануш Вардумян', en: 'Anush Vardumyan' },
  born: 1977,
  city: { ru: 'Ереван', en: 'Yerevan' },
  school: {
    ru: 'реставрационные мастерские при хранилище рукописей, Ереван',
    en: 'conservation studios of a manuscript library, Yerevan',
  },
  practice: { ru: 'мозаика, золотая смальта', en: 'mosaic, gold smalti' },
} satisfies ArtistRecord
