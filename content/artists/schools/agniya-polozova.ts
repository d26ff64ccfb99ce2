import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'agniya-polozova',
  name: { ru: 'Агния Полозова', en: 'Agnia Polozova' },
  born: 2005,
  city: { ru: 'Вологда', en: 'Vologda' },
  school: { ru: 'Северная рисовальная школа', en: 'Northern Drawing School' },
  practice: { ru: 'рисунок сангиной', en: 'drawing in sanguine' },
  about: {
    ru: 'Самая молодая из тех, чьи листы висят на ярмарке под стеклом. Поступает в академию.',
    en: 'The youngest of those whose drawings hang under glass at the fair. She is applying to an academy.',
  },
} satisfies ArtistRecord
