import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'savva-golubev',
  name: { ru: 'Савва Голубев', en: 'Savva Golubev' },
  born: 1985,
  city: { ru: 'Суздаль', en: 'Suzdal' },
  practice: { ru: 'золочение, темпера по левкасу', en: 'gilding, tempera on gesso' },
} satisfies ArtistRecord
