import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'klavdiya-lazareva',
  name: { ru: 'Клавдия Лазарева', en: 'Klavdia Lazareva' },
  born: 1955,
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  school: { ru: 'Невская школа монументального искусства', en: 'Neva School of Monumental Art' },
  practice: { ru: 'меццо-тинто', en: 'mezzotint' },
  about: {
    ru: 'Полвека с одной качалкой. Учеников берёт редко и первым делом отнимает у них белила.',
    en: 'Half a century with one rocker. She seldom takes pupils, and the first thing she takes from them is white paint.',
  },
} satisfies ArtistRecord
