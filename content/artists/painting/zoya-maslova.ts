import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'zoya-maslova',
  name: { ru: 'Зоя Маслова', en: 'Zoya Maslova' },
  born: 1992,
  city: { ru: 'Москва', en: 'Moscow' },
  school: { ru: 'Школа рисунка на Каменной слободе', en: 'Kamennaya Sloboda School of Drawing' },
  practice: { ru: 'рисунок карандашом', en: 'pencil drawing' },
  about: {
    ru: 'Рисует стройки изнутри, в каске, с разрешения прораба. Лист кончается, когда начинается смена.',
    en: 'She draws building sites from the inside, in a hard hat, with the foreman’s permission. A drawing ends when the shift begins.',
  },
} satisfies ArtistRecord
