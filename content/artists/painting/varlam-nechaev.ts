import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'varlam-nechaev',
  name: { ru: 'Варлам Нечаев', en: 'Varlam Nechayev' },
  born: 1967,
  city: { ru: 'Ярославль', en: 'Yaroslavl' },
  school: { ru: 'Верхневолжское художественное училище', en: 'Upper Volga Art School' },
  practice: { ru: 'пигменты, темпера', en: 'pigments, tempera' },
  about: {
    ru: 'Копает охру там, где другие собирают грибы. Карта его ям занимает стену мастерской.',
    en: 'He digs ochre where others pick mushrooms. The map of his pits takes up a wall of the workshop.',
  },
} satisfies ArtistRecord
