import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'roman-loznyak',
  number: 51,
  name: { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
  type: 'artist',
  city: { ru: 'Москва', en: 'Moscow' },
  section: 'schools',
  stand: 'E-03',
  lead: {
    ru: 'Архитектор, который привёз на ярмарку три здания без адреса и показывает, как учат отмывке.',
    en: 'An architect with three buildings that have no address and a demonstration of how wash drawing is taught.',
  },
  about: {
    ru: [
      'Стенд Лозняка стоит среди школ по его собственной просьбе. Около каждого листа разложено то, из чего он получился: выкраски, тушь, разведённая в пяти чашках, и неудавшийся двойник с затёком на карнизе. Сами занятия он ведёт в мастерской «Бумажный ордер», её стенд — C-07.',
      '«Храм без города» открывает серию из двенадцати аксонометрий, «Ротонда для одной картины» и «Лестница к портику» её продолжают. На всех трёх чертежах проставлены размеры; один плотник, побывав на прошлой выставке, уже построил по ним беседку.',
    ],
    en: [
      'Loznyak’s stand is among the schools at his own request. Around every sheet lies what went into it: colour trials, ink diluted in five cups, and a failed twin with a run in the wash along the cornice. The classes themselves take place at the Paper Order workshop, which is on stand C-07.',
      '“Temple without a City” opens a series of twelve axonometric drawings; “A Rotunda for One Picture” and “Stair to the Portico” carry it on. All three are fully dimensioned, and a carpenter who saw them at an earlier exhibition has already built a summer house to the figures.',
    ],
  },
  artists: ['roman-loznyak'],
  email: 'khram@roman-loznyak.example',
  website: 'https://roman-loznyak.example',
  works: [
    {
      picture: 'works/work-058.jpg',
      artist: 'roman-loznyak',
      title: { ru: 'Храм без города', en: 'Temple without a City' },
      mark: 'free',
      priceRoubles: 180_000,
    },
    {
      picture: 'works/work-059.jpg',
      artist: 'roman-loznyak',
      mark: 'free',
      priceRoubles: 150_000,
    },
    {
      picture: 'works/work-060.jpg',
      artist: 'roman-loznyak',
      mark: 'free',
      priceRoubles: 160_000,
    },
  ],
} satisfies ParticipantRecord
