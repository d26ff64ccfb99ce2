import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'bumazhny-order',
  number: 31,
  name: { ru: 'Бумажный ордер', en: 'Paper Order' },
  type: 'workshop',
  city: { ru: 'Москва', en: 'Moscow' },
  section: 'paper',
  stand: 'C-07',
  lead: {
    ru: 'Мастерская архитектурного рисунка и гравюры с собственным станком.',
    en: 'A workshop of architectural drawing and engraving with a press of its own.',
  },
  about: {
    ru: [
      'С 2011 года в мастерской рисуют здания, которых никто не строил, в том же порядке, в каком чертят настоящие: обмер, план, отмывка, доска. Вечерами Роман Лозняк учит здесь отмывке, а Лев Овсяник печатает свои офорты и проверяет, верно ли легла тень.',
      'В центре стенда три гравюры Анны Велигор: постановки из ученических папок Музея слепка и модели, повторённые резцом на меди. Рядом лежат доски и лупа. Штрих в тени куба идёт в четыре направления, и на меди это видно лучше, чем на бумаге.',
    ],
    en: [
      'Since 2011 buildings that nobody put up have been drawn here in the order used for real ones: survey, plan, wash, plate. In the evenings Roman Loznyak teaches wash drawing, and Lev Ovsyanik prints his etchings and checks whether the shadow has fallen as it should.',
      'At the centre of the stand are three engravings by Anna Veligor: still lifes from the pupils’ folders of the Museum of Casts and Models, repeated with the burin in copper. The plates lie beside them with a magnifying glass. In the shadow of the cube the lines run in four directions, and the copper shows it better than the paper.',
    ],
  },
  artists: ['anna-veligor', 'roman-loznyak', 'lev-ovsyanik'],
  email: 'masterskaya@bumazhny-order.example',
  website: 'https://bumazhny-order.example',
  works: [
    {
      picture: 'works/work-001.jpg',
      artist: 'anna-veligor',
      mark: 'free',
      priceRoubles: 54_000,
    },
    {
      picture: 'works/work-002.jpg',
      artist: 'anna-veligor',
      mark: 'free',
      priceRoubles: 46_000,
    },
    {
      picture: 'works/work-003.jpg',
      artist: 'anna-veligor',
      mark: 'free',
      priceRoubles: 49_000,
    },
  ],
} satisfies ParticipantRecord
