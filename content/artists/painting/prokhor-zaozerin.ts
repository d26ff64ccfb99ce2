import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'prokhor-zaozerin',
  name: { ru: 'Прохор Заозерин', en: 'Prokhor Zaozerin' },
  born: 1963,
  city: { ru: 'Суздаль', en: 'Suzdal' },
  school: { ru: 'Верхневолжское художественное училище', en: 'Upper Volga Art School' },
  practice: { ru: 'темпера и золото по левкасу', en: 'tempera and gold on gesso' },
  about: {
    ru: 'До мастерской двенадцать лет водил баркас на Кубенском озере. Золото под ветром, говорит, видел раньше, чем на доске.',
    en: 'Before the workshop he ran a boat on Lake Kubenskoye for twelve years. He says he saw gold in the wind before he saw it on a panel.',
  },
} satisfies ArtistRecord
