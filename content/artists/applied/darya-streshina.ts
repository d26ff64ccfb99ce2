import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'darya-streshina',
  name: { ru: 'Дарья Стрешина', en: 'Darya Streshina' },
  born: 1979,
  city: { ru: 'Великий Новгород', en: 'Veliky Novgorod' },
  school: { ru: 'Невская школа монументального искусства', en: 'Neva School of Monumental Art' },
  practice: { ru: 'мозаика из смальты и камня', en: 'mosaic in smalti and stone' },
  about: {
    ru: 'Пришла в мозаику из геологии и до сих пор носит в кармане лупу. Собирает медленно: за день ложится полоса в ладонь.',
    en: 'She came to mosaic from geology and still carries a lens in her pocket. She works slowly: a day adds a strip as wide as a palm.',
  },
} satisfies ArtistRecord
