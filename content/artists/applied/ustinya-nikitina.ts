import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'ustinya-nikitina',
  name: { ru: 'Устинья Никитина', en: 'Ustinya Nikitina' },
  born: 1961,
  city: { ru: 'Петрозаводск', en: 'Petrozavodsk' },
  practice: { ru: 'ручное ткачество', en: 'hand weaving' },
} satisfies ArtistRecord
