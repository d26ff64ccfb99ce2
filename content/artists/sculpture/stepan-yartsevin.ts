import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'stepan-yartsevin',
  name: { ru: 'Степан Ярцевин', en: 'Stepan Yartsevin' },
  born: 1957,
  city: { ru: 'Петрозаводск', en: 'Petrozavodsk' },
  school: { ru: 'Северная академия пластики', en: 'Northern Academy of Sculpture' },
  practice: { ru: 'мрамор', en: 'marble' },
} satisfies ArtistRecord
