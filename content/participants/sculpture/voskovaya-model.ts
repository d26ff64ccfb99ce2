import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'voskovaya-model',
  number: 16,
  name: { ru: 'Восковая модель', en: 'Wax Model' },
  type: 'workshop',
  city: { ru: 'Смоленск', en: 'Smolensk' },
  section: 'sculpture',
  stand: 'B-04',
  lead: {
    ru: 'Литейная мастерская на девять человек и одну печь.',
    en: 'A foundry of nine people and one furnace.',
  },
  about: {
    ru: [
      'Плавят здесь по четвергам; остальные дни уходят на то, чего зритель не увидит, — литники, формы, просушку. Модели дипломников и академиков принимают по одной расценке, за килограмм готовой бронзы.',
      'На стенде разложен весь путь: воск, форма, отливка с неспиленными литниками и, наконец, готовая вещь — «Узел» Таисии Жолудевой. Трубу для него лили в три приёма. Где прошли швы, литейщики расскажут тому, кто найдёт хотя бы один.',
    ],
    en: [
      'They pour on Thursdays; the rest of the week goes on what the viewer will never see – sprues, moulds, drying. Students’ diploma pieces and academicians’ models are taken at the same rate, by the kilogram of finished bronze.',
      'The whole journey is laid out on the stand: a wax, a mould, a cast with its sprues still on and, at last, the finished thing, Taisia Zholudeva’s “Knot”. Its tube was poured in three stages. The founders will say where the joins are to anyone who can find one.',
    ],
  },
  artists: ['taisiya-zholudeva', 'emelyan-rybakov', 'gordey-kiselyov'],
  email: 'plavka@voskovaya-model.example',
  website: 'https://voskovaya-model.example',
  works: [
    {
      picture: 'works/work-079.jpg',
      artist: 'taisiya-zholudeva',
      mark: 'free',
      priceRoubles: 520_000,
    },
  ],
} satisfies ParticipantRecord
