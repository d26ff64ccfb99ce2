import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'rodion-osokin',
  name: { ru: 'Родион Осокин', en: 'Rodion Osokin' },
  born: 1971,
  city: { ru: 'Москва', en: 'Moscow' },
  practice: { ru: 'ботанические определители', en: 'botanical field guides' },
} satisfies ArtistRecord
