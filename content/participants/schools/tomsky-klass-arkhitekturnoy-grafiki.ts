import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'tomsky-klass-arkhitekturnoy-grafiki',
  number: 52,
  name: { ru: 'Томский класс архитектурной графики', en: 'Tomsk Class of Architectural Drawing' },
  type: 'school',
  city: { ru: 'Томск', en: 'Tomsk' },
  section: 'schools',
  stand: 'E-04',
  lead: {
    ru: 'Чертит белым по синему: студенты разбирают ордер на части и печатают листы солнечным светом.',
    en: 'Draws white on blue: students take the orders apart and leave the printing to the sun.',
  },
  about: {
    ru: [
      'Началось с переезда проектного института: коробки светочувствительной бумаги подобрали у подъезда, и оказалось, что сибирского солнца хватает на цианотипию с апреля по сентябрь. Теперь зимой в классе чертят, а летом печатают на крыше.',
      'Обе работы на стенде выполнил преподаватель Всеволод Басандайский как задания первому курсу: арку просят достроить, колонну — собрать обратно. Восемнадцать ответов висят напротив.',
    ],
    en: [
      'It began when a design institute moved house: boxes of light-sensitive paper were rescued from the pavement, and the Siberian sun turned out to be strong enough for cyanotype from April to September. Now the class draws in winter and prints on the roof in summer.',
      'Both works on the stand were made by Vsevolod Basandaysky, who teaches the class, as exercises for first-year students: the arch is to be completed, the column put together again. Eighteen answers hang opposite.',
    ],
  },
  artists: ['vsevolod-basandaysky', 'stella-shmidt', 'bogdan-kislitsyn'],
  email: 'krysha@tomskiy-klass.example',
  works: [
    {
      picture: 'works/work-062.jpg',
      artist: 'vsevolod-basandaysky',
      mark: 'free',
      priceRoubles: 18_000,
    },
    {
      picture: 'works/work-061.jpg',
      artist: 'vsevolod-basandaysky',
      mark: 'free',
      priceRoubles: null,
    },
  ],
} satisfies ParticipantRecord
