import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'vera-kuzmina',
  name: { ru: 'Вера Кузьмина', en: 'Vera Kuzmina' },
  born: 2004,
  city: { ru: 'Вологда', en: 'Vologda' },
  school: { ru: 'Северная рисовальная школа', en: 'Northern Drawing School' },
  practice: { ru: 'рисунок карандашом', en: 'pencil drawing' },
} satisfies ArtistRecord
