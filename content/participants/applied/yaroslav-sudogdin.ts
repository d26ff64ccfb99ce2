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
      'Двадцать два года Судогдин резал на заводе алмазную грань, пышную и блестящую. Открыв свою мастерскую, он задался обратным вопросом: сколько линий можно убрать, прежде чем рисунок исчезнет.',
      'На первом кубке есть горизонт и стая птиц, на последнем — единственная черта, которую видно, если налить воды. Медные колёса гравёр точит сам; их у него восемьдесят, от пятака до макового зерна.',
    ],
    en: [
      'For twenty-two years Sudogdin cut lead crystal at the factory, in facets that were rich and bright. In his own workshop he turned the question round: how many lines can be taken away before the drawing disappears?',
      'On the first goblet there is a horizon and a flight of birds; on the last, a single stroke that shows only when water is poured in. He turns his copper wheels himself and has eighty of them, from the size of a coin to that of a poppy seed.',
    ],
  },
  artists: [{ ru: 'Ярослав Судогдин', en: 'Yaroslav Sudogdin' }],
  email: 'koleso@yaroslav-sudogdin.example',
  works: [],
} satisfies ParticipantRecord
