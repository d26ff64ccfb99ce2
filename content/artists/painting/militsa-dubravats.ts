import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'militsa-dubravats',
  name: { ru: 'Милица Дубравац', en: 'Milica Dubravac' },
  born: 1983,
  city: { ru: 'Белград', en: 'Belgrade' },
  school: {
    ru: 'отделение реставрации стенописи, Белград',
    en: 'department of wall-painting conservation, Belgrade',
  },
  practice: { ru: 'живопись акрилом', en: 'acrylic painting' },
} satisfies ArtistRecord
