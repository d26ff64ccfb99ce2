import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'veronika-solomentseva',
  name: { ru: 'Вероника Соломенцева', en: 'Veronika Solomentseva' },
  born: 1984,
  city: { ru: 'Петрозаводск', en: 'Petrozavodsk' },
  practice: { ru: 'ручное ткачество', en: 'hand weaving' },
} satisfies ArtistRecord
