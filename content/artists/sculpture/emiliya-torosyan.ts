import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'emiliya-torosyan',
  name: { ru: 'Эмилия Торосян', en: 'Emilia Torosyan' },
  born: 1974,
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  school: {
    ru: 'реставрационные мастерские при хранилище рукописей, Ереван',
    en: 'conservation studios of a manuscript library, Yerevan',
  },
  practice: { ru: 'скульптура, рисунок', en: 'sculpture, drawing' },
  about: {
    ru: 'Её головы отлиты, рисунки к ним сделаны потом. Порядок обычно обратный, но так она видит, что пропустила.',
    en: 'Her heads are cast first and drawn afterwards. The order is usually the reverse, but this way she sees what she has missed.',
  },
} satisfies ArtistRecord
