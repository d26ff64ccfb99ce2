import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'bogdan-kislitsyn',
  name: { ru: 'Богдан Кислицын', en: 'Bogdan Kislitsyn' },
  born: 2003,
  city: { ru: 'Томск', en: 'Tomsk' },
  school: { ru: 'Томский класс архитектурной графики', en: 'Tomsk Class of Architectural Drawing' },
  practice: { ru: 'архитектурный чертёж, цианотипия', en: 'architectural drawing, cyanotype' },
} satisfies ArtistRecord
