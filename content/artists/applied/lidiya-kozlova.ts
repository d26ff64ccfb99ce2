import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'lidiya-kozlova',
  name: { ru: 'Лидия Козлова', en: 'Lidia Kozlova' },
  born: 1980,
  city: { ru: 'Петрозаводск', en: 'Petrozavodsk' },
  practice: { ru: 'ручное ткачество', en: 'hand weaving' },
} satisfies ArtistRecord
