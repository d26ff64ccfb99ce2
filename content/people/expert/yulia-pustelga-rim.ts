import type { PersonRecord } from '../../types.ts'

export default {
  body: 'expert',
  position: 17,
  firstName: { ru: 'Юлия', en: 'Yulia' },
  lastName: { ru: 'Пустельга-Рим', en: 'Pustelga-Rim' },
  duty: { ru: 'эксперт по орнаменту', en: 'specialist in ornament' },
  about: {
    ru: 'По сбившемуся углу меандра отличает руку мастера от трафарета. Читает описания вещей декоративного раздела и вычёркивает слово «украшение», если за ним ничего не стоит.',
    en: 'She can tell a hand from a stencil by a corner where the meander goes wrong. She reads the descriptions in the Decorative Arts section and strikes out the word “decoration” when there is nothing behind it.',
  },
  picture: 'people/person-29.jpg',
} satisfies PersonRecord
