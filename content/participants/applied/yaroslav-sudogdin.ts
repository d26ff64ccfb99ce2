import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'yaroslav-sudogdin',
  number: 44,
  name: { ru: 'Ярослав Судогдин', en: 'Yaroslav Sudogdin' },
  type: 'artist',
  city: { ru: 'Гусь-Хрустальный', en: 'Gus-Khrustalny' },
  section: 'applied',
  stand: 'D-08',
  lead: {
    ru: 'Гравирует хрусталь медным колесом и показывает семь кубков, на которых почти ничего нет.',
    en: 'Engraves crystal with a copper wheel and shows seven goblets with almost nothing on them.',
  },
  about: {
    ru: [
      'Родился в 1964 году. Двадцать два года резал на заводе алмазную грань, пышную и блестящую, с 2009 года работает один. На первом из семи кубков есть горизонт и стая птиц, на последнем — единственная черта, которую видно, если налить воды. Медные колёса гравёр точит сам. Кубки Судогдина хранит музей хрусталя в Гусь-Хрустальном.',
    ],
    en: [
      'Born in 1964. For twenty-two years he cut lead crystal at the factory, in facets that were rich and bright; since 2009 he has worked alone. On the first of the seven goblets there is a horizon and a flight of birds; on the last, a single stroke that shows only when water is poured in. He turns his copper wheels himself. Goblets by Sudogdin are in the crystal museum in Gus-Khrustalny.',
    ],
  },
  artists: ['yaroslav-sudogdin'],
  email: 'koleso@yaroslav-sudogdin.example',
  works: [],
} satisfies ParticipantRecord
