import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'yanina-novik',
  name: { ru: 'Янина Новик', en: 'Yanina Novik' },
  born: 1972,
  city: { ru: 'Минск', en: 'Minsk' },
  school: { ru: 'художественный институт, Минск', en: 'art institute, Minsk' },
  practice: { ru: 'рисунок, живопись', en: 'drawing, painting' },
  about: {
    ru: 'Ведёт вечернюю группу с девяностых. Помнит профессию каждого, кто к ней пришёл, а оценки забывает.',
    en: 'She has taught the evening group since the nineties. She remembers the profession of everyone who came and forgets the marks.',
  },
} satisfies ArtistRecord
