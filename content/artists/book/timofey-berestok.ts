import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'timofey-berestok',
  name: { ru: 'Тимофей Бересток', en: 'Timofey Berestok' },
  born: 1982,
  city: { ru: 'Псков', en: 'Pskov' },
  school: { ru: 'Псковские печатные классы', en: 'Pskov Printing Classes' },
  practice: { ru: 'торцовая гравюра, экслибрис', en: 'end-grain wood engraving, bookplates' },
} satisfies ArtistRecord
