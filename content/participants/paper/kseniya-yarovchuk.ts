import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'kseniya-yarovchuk',
  number: 36,
  name: { ru: 'Ксения Яровчук', en: 'Ksenia Yarovchuk' },
  type: 'artist',
  city: { ru: 'Новосибирск', en: 'Novosibirsk' },
  section: 'paper',
  stand: 'C-12',
  lead: {
    ru: 'Режет линолеум в три доски и печатает без станка, деревянной ложкой.',
    en: 'Cuts linoleum in three blocks and prints without a press, using a wooden spoon.',
  },
  about: {
    ru: [
      'Мастерская Яровчук — кухня на девятом этаже над Обью, и листы у неё не больше обеденного стола. Станок туда не внести, поэтому краску притирают ложкой: сорок минут на доску, два часа на оттиск.',
      '«Город за рекой» виден из её окна; пока шла работа, там построили ещё одну башню, и вторую доску пришлось вырезать заново. «Дерево на холме» придумано целиком. Деревьев с девятого этажа не видно.',
    ],
    en: [
      'Yarovchuk’s studio is a ninth-floor kitchen above the Ob, and no sheet is larger than the dinner table. A press could never be got up there, so the ink is rubbed down with a spoon: forty minutes a block, two hours an impression.',
      '“Town across the River” is the view from her window; while she was at work another tower went up in it, and the second block had to be cut afresh. “Tree on the Hill” is pure invention. There are no trees to be seen from the ninth floor.',
    ],
  },
  artists: ['kseniya-yarovchuk'],
  email: 'lozhka@kseniya-yarovchuk.example',
  works: [
    {
      picture: 'works/work-023.jpg',
      artist: 'kseniya-yarovchuk',
      mark: 'free',
      priceRoubles: 26_000,
    },
    {
      picture: 'works/work-024.jpg',
      artist: 'kseniya-yarovchuk',
      mark: 'free',
      priceRoubles: 18_000,
    },
  ],
} satisfies ParticipantRecord
