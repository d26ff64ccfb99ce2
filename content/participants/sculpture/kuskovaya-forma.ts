import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'kuskovaya-forma',
  number: 24,
  name: { ru: 'Кусковая форма', en: 'Piece Mould' },
  type: 'workshop',
  city: { ru: 'Москва', en: 'Moscow' },
  section: 'sculpture',
  stand: 'B-12',
  lead: {
    ru: 'Отливает слепки для рисовальных классов и новые рельефы для скульпторов.',
    en: 'Casts plasters for drawing schools, and new reliefs for sculptors.',
  },
  about: {
    ru: [
      'Форм в мастерской больше трёхсот; самая старая, форма уха, разбирается на одиннадцать кусков. Каждую отливку взвешивают: слишком лёгкая не переживёт и двух поколений учеников.',
      'Для Ульяны Крутояровой формовщики отлили «Долину реки» — рельеф в шестнадцати плитах. Над ним висит офорт, по которому скульптор его лепила. Плиты не закреплены, и русло разрешается сложить по-своему.',
    ],
    en: [
      'There are more than three hundred moulds in the workshop; the oldest, for an ear, comes apart into eleven pieces. Every cast is weighed: one that is too light will not outlast two generations of pupils.',
      'For Ulyana Krutoyarova the moulders have cast “The River Valley”, a relief in sixteen tiles. Above it hangs the etching from which the sculptor modelled it. The tiles are loose, and you may lay the river out to your own liking.',
    ],
  },
  artists: ['ulyana-krutoyarova', 'veniamin-polezhaev', 'nonna-dorokhova'],
  email: 'otlivka@kuskovaya-forma.example',
  website: 'https://kuskovaya-forma.example',
  works: [
    {
      picture: 'works/work-031.jpg',
      artist: 'ulyana-krutoyarova',
      mark: 'free',
      priceRoubles: 68_000,
    },
  ],
} satisfies ParticipantRecord
